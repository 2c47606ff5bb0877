import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createBuilder, mergeConfig, normalizePath, type Plugin } from 'vite';
import { refuseFaults } from '../../authors/own-sections/explain.ts';
import { commands } from '../../commands.js';
import { isSet } from '../../files/project/environment.ts';
import { buildConfig, buildSite, siteToBuild } from '../pages/build-site.ts';
import { source } from '../styles/style-files.ts';
import { createStyleSource } from '../styles/style-source.ts';
import { viteConfig } from './config.ts';
import { inlineConfig, stopOnError } from './inline-config.ts';

/** Writes the site to `dist/`. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: commands.build.options });
  const strict = values.strict ?? isSet(process.env['CI']);
  const allowSample = values['allow-sample'] ?? false;
  await stopOnError('error during build', async () => {
    await refuseFaults();
    const styles = createStyleSource();
    // A mistake in a style module would be reported once for each of them.
    await styles.current();
    const { lastGood, base } = await siteToBuild();
    const pages = [lastGood, ...lastGood.translations].flatMap(({ site }) => site.pages);
    const types = pages.flatMap(({ sections }) => sections.map(({ type }) => type));
    const plugins = [...(buildConfig.plugins ?? []), shownViews(new Set(types))];
    const config = mergeConfig(viteConfig(styles), { ...buildConfig, plugins, base });
    const builder = await createBuilder(inlineConfig(config, values));
    await buildSite(builder, { styles, lastGood, strict, allowSample });
  });
}

/** Creates a plugin that leaves the views of section types out of a build whose site shows no section of the type. */
function shownViews(types: ReadonlySet<string>): Plugin {
  return {
    name: 'vitrine:shown-views',
    transform: {
      filter: { id: normalizePath(join(source, 'sections', 'views.ts')) },
      // The registry has one line for each view.
      handler: (code) => ({ code: code.split('\n').filter(isShown).join('\n'), map: null }),
    },
  };

  function isShown(line: string): boolean {
    const [, type] = /^export (?:\{ \w+ as|const) (\w+)/.exec(line) ?? [];
    return type === undefined || types.has(type);
  }
}
