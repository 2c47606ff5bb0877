// The parts of `site.config.yaml` that style modules (`*.css.ts`) can import, validated and with defaults added.

declare module '*/site.config.yaml' {
  export const app: { language: string; languages?: readonly string[] | undefined };
  export const animation: import('./animation.ts').Animation | undefined;
  export const navigation: { switch: object | false; folded: boolean; isOnePage: boolean };
  export const theme: import('./theme.ts').StyleTheme;
  export const focuses: readonly string[];
}
