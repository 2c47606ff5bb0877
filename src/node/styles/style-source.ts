import type { OwnTheme } from '../../config/theme.ts';
import { chooseOverlay, choosePictureShade } from '../assets/cover.ts';
import { createQueue } from '../project/queue.ts';
import { lastGoodSiteFiles } from '../site-files/site-files.ts';
import {
  createStyleCompiler,
  type StyleCompiler,
  type StyleConfig,
  type Styles,
} from './style-compiler.ts';
import { moduleFile } from './style-files.ts';
import { loadStyles } from './styles.ts';

/** The most links that fit on one line of the navigation bar. Longer menus are behind a button on wide screens too. */
const maxUnfolded = 7;

export type StyleSource = ReturnType<typeof createStyleSource>;

/** Provides the styles during one run of Vite, and compiles them at the first request. */
export function createStyleSource() {
  const { prepare, close } = createLazyCompiler();
  let styles: Promise<Styles> | undefined;
  /** The configuration of the current styles, as JSON. */
  let made: string | undefined;
  /** The last compilation for another theme. */
  let preview: Promise<Styles | undefined> | undefined;
  // A new configuration in the midst of a compilation would mix two sets of styles.
  const inTurn = createQueue();
  const compile = (other?: OwnTheme, file?: string) =>
    inTurn(async () => {
      const compiler = await prepare();
      if (file !== undefined) compiler.invalidate(file);
      const config = await currentConfig(other);
      if (!other) made = JSON.stringify(config);
      return compiler.compile(config);
    });
  const renew = async (file?: string) => {
    const before = styles?.catch(() => undefined);
    styles = compile(undefined, file);
    return changedModules(await styles, await before);
  };
  return {
    /** Starts the compiler in advance, so that the first edit is as fast as later edits. */
    prepare,
    /**
     * Returns the current styles, or those of the last other theme for the environment that renders previews.
     * @throws {ProblemError} if the owner's files have had problems since the start of Vite
     */
    current: async (environment = '') => {
      const previewed = environment === 'preview' ? await preview : undefined;
      if (previewed) return previewed;
      const config = await currentConfig();
      if (!styles) {
        made = JSON.stringify(config);
        styles = loadStyles(config);
      }
      return styles;
    },
    /**
     * Compiles the styles again after an edit of a source file. Returns the style modules whose exports have
     * changed, or undefined if the styles do not depend on the file.
     */
    renewForSource: async (file: string) =>
      file.endsWith('.css.ts') || (await prepare()).dependsOn(file) ? renew(file) : undefined,
    /** Compiles the styles again if an edit of the owner's files has changed the configuration of the styles. */
    renewForEdit: async () =>
      JSON.stringify(await currentConfig()) === made ? undefined : renew(),
    /** Compiles the styles for another theme, and leaves the current styles as they are. */
    inTheme: (theme: OwnTheme): Promise<Styles> => {
      const compiled = compile(theme);
      preview = compiled.catch(() => undefined);
      return compiled;
    },
    close,
  };
}

/** Creates a compiler that starts when it is needed. */
function createLazyCompiler() {
  let compiler: Promise<StyleCompiler> | undefined;
  let prepared: Promise<StyleCompiler> | undefined;
  return {
    prepare: () => {
      compiler ??= createStyleCompiler();
      prepared ??= compiler.then(async (started) => {
        await started.compile(await currentConfig());
        return started;
      });
      // After a failure, the next call compiles again.
      prepared.catch(() => {
        prepared = undefined;
      });
      return prepared;
    },
    close: async () => (await compiler)?.close(),
  };
}

function changedModules({ scripts }: Styles, before: Styles | undefined): string[] {
  return Object.keys(scripts)
    .filter((name) => scripts[name] !== before?.scripts[name])
    .map(moduleFile);
}

async function currentConfig(other?: OwnTheme): Promise<StyleConfig> {
  const { site, menu, stills } = await lastGoodSiteFiles();
  const { app, animation, navigation } = site;
  const theme = other ?? site.theme;
  return {
    app: { language: app.language },
    animation,
    theme: {
      ...theme,
      overlay: await chooseOverlay(theme, stills),
      pictureShade: await choosePictureShade(theme, stills),
    },
    // The styles depend on whether a switch exists, not on its texts.
    navigation: { switch: navigation.switch && {}, folded: menu.length > maxUnfolded },
  };
}
