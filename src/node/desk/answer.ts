import type { ServerResponse } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import type { Outcome } from '../../shared/desk-protocol.ts';
import { iconNames } from '../assets/icons.ts';
import type { StyleSource } from '../styles/style-source.ts';
import { deskState } from './desk-state.ts';
import { refuse } from './door.ts';
import { repairOf } from './mend-problem.ts';
import { editorUrl } from './open-editor.ts';
import { createOwnerQueue, type OwnerQueue } from './owner-queue.ts';
import { describePlace } from './panel-answer.ts';
import { renderPreview } from './preview.ts';
import { type Asked, readRequest } from './requests.ts';
import { mapTexts } from './text-map.ts';
import { takeUpload } from './upload.ts';

/** Creates the middleware that answers the desk, and nobody else. */
export function answerDesk(
  server: ViteDevServer,
  styles: StyleSource,
  token: string,
  folder: string,
): Connect.NextHandleFunction {
  const { allowedHosts } = server.config.server;
  const key = { token, allowedHosts: Array.isArray(allowedHosts) ? allowedHosts : [] };
  const queue = createOwnerQueue((path) => void server.watcher.emit('change', path));
  const answers = answersOf(server, queue);
  return async (request, response, next) => {
    const { url = '' } = request;
    if (!url.startsWith(folder)) return next();
    try {
      const { pathname, searchParams } = new URL(url.slice(folder.length - 1), 'http://localhost');
      // A preview is a page like any other, and changes nothing.
      if (pathname === '/preview' && request.method === 'GET') {
        const document = await renderPreview(server, styles, searchParams);
        return send(response, document === undefined ? 404 : 200, document ?? '', 'text/html');
      }
      const reason = refuse(request, key);
      if (reason !== undefined) return send(response, 403, reason);
      if (pathname === '/upload')
        return send(response, 200, await takeUpload(request, searchParams));
      const asked = await readRequest(pathname.slice(1), request);
      if (!asked) return send(response, 400, 'This request is not understood.');
      if (asked.name === 'open') {
        const place = editorUrl(asked.body);
        if (place === undefined) return send(response, 404, 'There is no such file.');
        // Vite's own middleware, which comes later, starts the editor.
        request.url = server.config.base.replace(/\/$/, '') + place;
        return next();
      }
      send(response, 200, await answers(asked));
    } catch (error) {
      next(error);
    }
  };
}

type Answered = Exclude<Asked, { name: 'open' }>;

function answersOf(server: ViteDevServer, queue: OwnerQueue) {
  const { journal } = queue;
  const outcome = async (refused: ReturnType<OwnerQueue['undo']>): Promise<Outcome> =>
    (await refused) ?? { ok: true, state: await deskState(journal) };
  return async (asked: Answered) => {
    switch (asked.name) {
      case 'state':
        return deskState(journal);
      case 'icons':
        return iconNames();
      case 'texts':
        return mapTexts(server, asked.body.page);
      case 'panel':
        return describePlace(asked.body);
      case 'act': {
        const { acts, isTrial, isMerged } = asked.body;
        return outcome(queue.act(acts, isTrial, isMerged));
      }
      case 'mend':
        return outcome(queue.change(await repairOf(asked.body)));
      default:
        return outcome(queue[asked.name]());
    }
  };
}

function send(
  response: ServerResponse,
  status: number,
  answer: unknown,
  textType = 'text/plain',
): void {
  const isText = typeof answer === 'string';
  response.writeHead(status, {
    'Content-Type': isText ? `${textType}; charset=utf-8` : 'application/json',
    'Cache-Control': 'no-store',
  });
  response.end(isText ? answer : JSON.stringify(answer));
}
