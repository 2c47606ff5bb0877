// The styles import the owner's file as a module; the build gives them these two blocks of it, read
// and checked.

declare module '*/site.config.yaml' {
  const site: {
    animation: import('./animation.ts').Animation;
    theme: import('./presets.ts').Theme;
  };
  export default site;
}
