// The parts of the checked owner's file that modules of styles can import.

declare module '*/site.config.yaml' {
  export const app: { language: string };
  export const animation: import('./animation.ts').Animation;
  export const navigation: { switch: object | false; folded: boolean };
  export const theme: import('./theme-fields.ts').StyleTheme;
}
