// What modules of styles get of the owner's file when they import it, read and checked.

declare module '*/site.config.yaml' {
  export const app: { language: string };
  export const animation: import('./animation.ts').Animation;
  export const navigation: { switch: object | false; folded: boolean };
  export const theme: import('./theme-fields.ts').StyleTheme;
}
