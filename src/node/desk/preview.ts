import type { ViteDevServer } from 'vite';
import { type OwnTheme, presetNames, theme } from '../../config/theme.ts';
import { stepInto } from '../../schema/path.ts';
import { documentTemplate } from '../dev-server/development-document.ts';
import { currentSiteData, renderOnServer } from '../dev-server/server-rendering.ts';
import { renderDocument } from '../pages/document.ts';
import type { StyleSource } from '../styles/style-source.ts';
import { readOwnerFiles } from './owner-texts.ts';

/** The Content Security Policy of a preview, which Vite does not give the nonces of its styles. */
const policy =
  "default-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'unsafe-inline'";

/** Renders a page in another preset, without its scripts; undefined if there is no such page or preset. */
export async function renderPreview(
  server: ViteDevServer,
  styles: StyleSource,
  asked: URLSearchParams,
): Promise<string | undefined> {
  const preset = presetNames.find((name) => name === asked.get('preset'));
  const data = await currentSiteData(server);
  const config = data.pages.find(({ path }) => path === asked.get('page'));
  if (!preset || !config) return undefined;
  const chosen = await inPreset(preset);
  const current = () => styles.inTheme(chosen);
  const template = await documentTemplate(server, { current }, chosen);
  const { page } = await renderOnServer(server, data, config);
  if (!page) return undefined;
  const document = renderDocument({ ...template, policy }, page);
  return document.replace(/<script type="module"[^>]*><\/script>/, '');
}

/** Returns a preset with the changes that the owner makes to the present one, if they suit it. */
async function inPreset(preset: (typeof presetNames)[number]): Promise<OwnTheme> {
  const { values } = await readOwnerFiles();
  const written = Object(stepInto(values.site, 'theme'));
  return theme.safeParse({ ...written, preset }).data ?? theme.parse({ preset });
}
