import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { listeningEvent, type StyleEdit, stylesEvent } from '../../edit-event.ts';
import type { StyleSource } from '../styles/style-source.ts';
import { currentCss } from './current-site.ts';

/** Brings new styles to the open pages, whatever they were made anew for. */
export type LiveStyles = {
  /** Sends the last styles to pages that were loading when they came. */
  listen: (ws: ViteDevServer['ws']) => void;
  /** Sends the styles as they are now; `changed` are the modules of styles that export something else. */
  show: (server: ViteDevServer, changed: readonly string[]) => Promise<void>;
};

export function createLiveStyles(styles: StyleSource): LiveStyles {
  let shown: string | undefined;
  return {
    listen(ws) {
      ws.on(listeningEvent, (_, client) => {
        const repeated = shown !== undefined && { css: shown, isRepeated: true };
        if (repeated) client.send(stylesEvent, repeated satisfies StyleEdit);
      });
    },
    async show(server, changed) {
      const css = await currentCss(server, styles);
      shown = css;
      server.ws.send(stylesEvent, { css } satisfies StyleEdit);
      if (changed.length > 0) forgetRendered(server, changed);
    },
  };
}

/** Lets pages be rendered with what the modules of styles export now. */
function forgetRendered({ environments: { ssr } }: ViteDevServer, files: readonly string[]): void {
  if (!ssr || !isRunnableDevEnvironment(ssr)) return;
  for (const file of files) ssr.moduleGraph.onFileChange(file);
  ssr.runner.clearCache();
}
