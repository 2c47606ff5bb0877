import type { ServerResponse } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import type { z } from 'zod';
import type { DeskRequests, Outcome, Refusal } from '../../shared/desk-protocol.ts';
import { iconNames } from '../assets/icons.ts';
import type { StyleSource } from '../styles/style-source.ts';
import { deskState } from './desk-state.ts';
import { refuse } from './door.ts';
import { repairOf } from './mend-problem.ts';
import { createOwnerQueue, type OwnerQueue } from './owner-queue.ts';
import { describePlace } from './panel-answer.ts';
import { renderPreview } from './preview.ts';
import { bodies, readJson } from './requests.ts';
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
      const body = await readJson(request);
      const name = pathname.slice(1);
      const answer = isName(name, answers) ? await answers[name](body) : undefined;
      if (answer === undefined) return send(response, 400, 'This request is not understood.');
      send(response, 200, answer);
    } catch (error) {
      next(error);
    }
  };
}

const isName = (name: string, answers: Answers): name is keyof Answers =>
  Object.hasOwn(answers, name);

type Answers = {
  [N in keyof DeskRequests]: (
    body: unknown,
  ) => Promise<DeskRequests[N]['answer']> | DeskRequests[N]['answer'] | undefined;
};

/** Returns the answers to all requests; undefined for a body that the desk does not send. */
function answersOf(server: ViteDevServer, queue: OwnerQueue): Answers {
  const { journal } = queue;
  const outcome = async (refused: Promise<Refusal | undefined>): Promise<Outcome> =>
    (await refused) ?? { ok: true, state: await deskState(journal) };
  return {
    state: to(bodies.nothing, () => deskState(journal)),
    icons: to(bodies.nothing, iconNames),
    texts: to(bodies.page, ({ page }) => mapTexts(server, page)),
    panel: to(bodies.place, describePlace),
    act: to(bodies.acts, ({ acts, isTrial, isMerged }) =>
      outcome(queue.act(acts, isTrial, isMerged)),
    ),
    undo: to(bodies.nothing, () => outcome(queue.undo())),
    redo: to(bodies.nothing, () => outcome(queue.redo())),
    mend: to(bodies.problem, async (problem) => outcome(queue.change(await repairOf(problem)))),
  };
}

const to =
  <B, A>(schema: z.ZodType<B>, answer: (body: B) => A) =>
  (body: unknown): A | undefined => {
    const { data, success } = schema.safeParse(body);
    return success ? answer(data) : undefined;
  };

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
