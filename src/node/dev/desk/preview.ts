import type { ViteDevServer } from 'vite';
import { stepInto } from '../../../schema/path.ts';
import { renderDocument } from '../../build/pages/document.ts';
import type { StyleSource } from '../../build/styles/style-source.ts';
import { createQueue } from '../../files/project/queue.ts';
import { lastGoodSiteFiles, type SiteFiles } from '../../files/site-files/site-files.ts';
import { documentTemplate } from '../dev-server/development-document.ts';
import { currentSiteData, rendererOf, renderOnServer } from '../dev-server/server-rendering.ts';
import type { Owner } from './owner-texts.ts';

/** The Content Security Policy of a preview, which Vite does not give the nonces of its styles. */
const policy =
  "default-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'unsafe-inline'";

const inTurn = createQueue();

/** Renders a page in another preset, without its scripts; undefined if there is no such page or preset. */
export const renderPreview = (...asked: Parameters<typeof render>) =>
  // The modules that render are those of one preset at a time.
  inTurn(() => render(...asked));

async function render(
  server: ViteDevServer,
  styles: StyleSource,
  { values, checked }: Owner,
  asked: URLSearchParams,
): Promise<string | undefined> {
  const { theme } = checked.schema.shape;
  const preset = asked.get('preset');
  const asItIs = theme.safeParse({ preset }).data;
  if (!asItIs) return undefined;
  const written = { ...Object(stepInto(values.site, 'theme')), preset };
  // The owner's own changes of the present preset may not suit another one.
  const chosen = theme.safeParse(written).data ?? asItIs;
  const current = () => styles.inTheme(chosen);
  await current();
  forgetStyles(server);
  const good = await lastGoodSiteFiles();
  const isAsked = ({ site }: SiteFiles) => site.app.language === values.spoken?.language;
  const lastGood = good.translations.find(isAsked) ?? good;
  const siteFiles = { ...lastGood, site: { ...lastGood.site, theme: chosen } };
  const data = await currentSiteData(server, siteFiles);
  const config = data.pages.find(({ path }) => path === asked.get('page'));
  if (!config) return undefined;
  const template = await documentTemplate(server, { current }, siteFiles);
  const { page } = await renderOnServer(server, data, config, 'preview');
  if (!page) return undefined;
  const document = renderDocument({ ...template, policy }, page);
  // What can be pressed looks as it does once scripts have run.
  return document
    .replace(/<script type="module"[^>]*><\/script>/, '')
    .replace('<html', '<html data-script="ready"');
}

/** Makes the environment of previews evaluate its modules anew, with the styles of another preset. */
function forgetStyles(server: ViteDevServer): void {
  const graph = server.environments['preview']?.moduleGraph;
  for (const module of graph?.idToModuleMap.values() ?? [])
    if (module.file?.endsWith('.css.ts')) graph?.invalidateModule(module);
  rendererOf(server, 'preview').clearCache();
}
