import type { OwnTheme } from '../../../config/theme.ts';
import { createQueue } from '../../files/project/queue.ts';
import { targetsOf } from '../../files/site-files/resolve-site.ts';
import { lastGoodSiteFiles, type SiteFiles } from '../../files/site-files/site-files.ts';
import { chooseOverlay } from '../assets/cover.ts';
import { evaluateStyles, type StyleConfig, type Styles } from './evaluate-styles.ts';
import { loadStyleBundles, renewStyleBundles, type StyleBundle } from './style-bundle.ts';
import { moduleFile } from './style-files.ts';

/** The most links that fit on one line of the navigation bar. Longer menus are behind a button on wide screens too. */
const maxUnfolded = 7;

export type StyleSource = ReturnType<typeof createStyleSource>;

/** Provides the styles during one run of Vite. */
export function createStyleSource() {
  let load = loadStyleBundles;
  /** Undefined before they are needed, and as long as they cannot be made. */
  let bundles: StyleBundle[] | undefined;
  /** The last styles without a fault, and the configuration that they are made from, as JSON. */
  let made: { styles: Styles; from: string } | undefined;
  /** The styles for other languages, by the configuration that they are made from. */
  let translated = new Map<string, Styles>();
  /** The last styles for another theme. */
  let preview: Styles | undefined;
  const evaluate = async (config: StyleConfig) => {
    bundles ??= await load();
    return evaluateStyles(bundles, config);
  };
  const renew = async (config: StyleConfig) => {
    const before = made?.styles;
    made = { styles: await evaluate(config), from: JSON.stringify(config) };
    translated = new Map();
    return changedModules(made.styles, before);
  };
  // Edits are handled one after the other, so that styles of an older one never replace those of a newer one.
  const inTurn = createQueue();
  return {
    /**
     * Returns the current styles, or those of the last other theme for the environment that renders previews.
     * @throws {ProblemError} if the owner's files have had problems since the start of Vite
     */
    current: async (environment = ''): Promise<Styles> => {
      if (environment === 'preview' && preview) return preview;
      if (!made) await inTurn(async () => made ?? renew(await currentConfig()));
      if (!made) throw new Error('style-source.ts has evaluated the styles');
      return made.styles;
    },
    /**
     * Bundles and evaluates the styles again after an edit of a source file. Returns the style modules whose exports
     * have changed, or undefined if the styles do not depend on the file.
     */
    renewForSource: (file: string) =>
      inTurn(async () => {
        // The cache knows the modules as they were at the start.
        load = renewStyleBundles;
        const isPart = ({ files }: StyleBundle) => files.includes(file);
        if (bundles && !file.endsWith('.css.ts') && !bundles.some(isPart)) return undefined;
        bundles = undefined;
        return renew(await currentConfig());
      }),
    /** Evaluates the styles again if an edit of the owner's files has changed their configuration. */
    renewForEdit: () =>
      inTurn(async () => {
        const config = await currentConfig();
        return JSON.stringify(config) === made?.from ? undefined : renew(config);
      }),
    /** Returns the styles for the site in one of its languages. The names of classes are the same in all. */
    inLanguage: async (siteFiles: SiteFiles): Promise<Styles> => {
      const config = await configOf(siteFiles);
      const from = JSON.stringify(config);
      if (made?.from === from) return made.styles;
      const known = translated.get(from) ?? (await evaluate(config));
      translated.set(from, known);
      return known;
    },
    /** Evaluates the styles for another theme, and leaves the current styles as they are. */
    inTheme: async (theme: OwnTheme): Promise<Styles> => {
      preview = await evaluate(await currentConfig(theme));
      return preview;
    },
  };
}

function changedModules({ scripts }: Styles, before: Styles | undefined): string[] {
  return Object.keys(scripts)
    .filter((name) => scripts[name] !== before?.scripts[name])
    .map(moduleFile);
}

const currentConfig = async (other?: OwnTheme): Promise<StyleConfig> =>
  configOf(await lastGoodSiteFiles(), other);

async function configOf(siteFiles: SiteFiles, other?: OwnTheme): Promise<StyleConfig> {
  const { site, menu, stills, references } = siteFiles;
  const { app, animation, navigation } = site;
  const theme = other ?? site.theme;
  return {
    app: {
      language: app.language,
      ...(app.languages && app.languages.length > 1 && { languages: app.languages }),
    },
    animation,
    theme: { ...theme, overlay: await chooseOverlay(theme, stills) },
    // The styles depend on whether a switch exists, not on its texts.
    navigation: {
      switch: navigation.switch && {},
      folded: menu.length > maxUnfolded,
      isOnePage: new Set(menu.map(({ path }) => path)).size === 1 && menu.length > 2,
    },
    focuses: targetsOf(references, 'focus'),
  };
}
