import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Connect, ViteDevServer } from 'vite';
import type { z } from 'zod';
import {
  type Act,
  type Answers,
  type Bodies,
  bodies,
  type RequestName,
} from '../../../desk-protocol/requests.ts';
import type { Outcome } from '../../../desk-protocol/state.ts';
import type { Failure, Problem } from '../../../diagnose/messages/problem.ts';
import { deskFolder, deskTokenHeader } from '../../../shared/desk-address.ts';
import { iconsNear } from '../../build/assets/icons.ts';
import type { StyleSource } from '../../build/styles/style-source.ts';
import { fixFiles } from '../../checks/fix.ts';
import { fullDisk } from '../../files/project/full-disk.js';
import { siteFile } from '../../files/project/paths.ts';
import { refusal } from '../../files/site-files/change.ts';
import { ownerFiles } from '../../files/site-files/owner-files.ts';
import { isFromThisComputer } from '../dev-server/local-requests.ts';
import { correctedIn } from './corrected-value.ts';
import { deskState } from './desk-state.ts';
import { givenBy, newSection } from './new-values.ts';
import { type OwnerValues, ownerNow, refused } from './owner-texts.ts';
import type { Reason } from './owner-words.ts';
import { describePlace } from './panel.ts';
import { renderPreview } from './preview.ts';
import { reasonFor } from './refusal-reasons.ts';
import { mapTexts } from './text-map.ts';
import { changeBack, changeBy, createOwnerQueue } from './undo-journal.ts';
import { limited, takeUpload } from './upload.ts';

/** Creates the middleware that answers the desk, and nobody else. */
export function answerDesk(
  server: ViteDevServer,
  styles: StyleSource,
  token: string,
  base: string,
): Connect.NextHandleFunction {
  const answers = answersOf(server);
  const asked = new RegExp(`^${base}(?:([a-z\\d-]+)/)?${deskFolder}/`);
  return async (request, response, next) => {
    const { url = '' } = request;
    // Below the path of a language, the desk edits the site in this language.
    const [before, language = ''] = asked.exec(url) ?? [];
    if (before === undefined) return next();
    const refuse = async (failure: Failure, usual?: Reason) => {
      const { values } = await ownerNow(language);
      send(response, 200, told(failure, values, [], usual));
    };
    if (!isFromThisComputer(request))
      return send(response, 403, 'The desk is for the computer that the dev server runs on.');
    try {
      const { pathname, searchParams } = new URL(
        `/${url.slice(before.length)}`,
        'http://localhost',
      );
      // A preview is a page like any other, and changes nothing.
      if (pathname === '/preview' && request.method === 'GET') {
        const document = await renderPreview(
          server,
          styles,
          await ownerNow(language),
          searchParams,
        );
        return send(response, document === undefined ? 404 : 200, document ?? '', 'text/html');
      }
      if (!isAllowed(request, token))
        return send(response, 403, 'Only pages of this dev server are answered.');
      if (pathname === '/upload') {
        const taken = await takeUpload(request, searchParams);
        return taken.ok ? send(response, 200, taken) : await refuse(taken, 'upload');
      }
      if (Number(request.headers['content-length']) > maxBody) {
        // The answer arrives only after all of the body was taken.
        request.resume();
        return await refuse(refusal(siteFile, 'this is longer than 256 kB, and is not written'));
      }
      const body = await readJson(request);
      const name = pathname.slice(1);
      const answer = isName(name) ? await answerTo(answers, name, body, language) : undefined;
      if (answer === undefined) return send(response, 400, 'This request is not understood.');
      send(response, 200, answer);
    } catch (error) {
      const line = fullDisk(error);
      if (line === undefined) return next(error);
      await refuse(refusal(siteFile, line));
    }
  };
}

/**
 * Checks whether a request may change the owner's files. Only a page of this server knows the token, and only its
 * requests come from the same origin. A page of another host that has given its own name the address of this computer
 * (DNS rebinding) is refused before, by Vite.
 */
function isAllowed({ method, headers }: IncomingMessage, token: string): boolean {
  const { host, origin, [deskTokenHeader.toLowerCase()]: given } = headers;
  const isOwn = origin === `http://${host}` || origin === `https://${host}`;
  return method === 'POST' && isOwn && given === token;
}

/** The largest body in bytes. Checking more would hold the server for longer than an owner waits. */
const maxBody = 256 * 2 ** 10;

/** Reads the JSON of a request; undefined if it is none, or too long. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse((await buffer(limited(request, maxBody))).toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

type Handlers = {
  [N in RequestName]: (body: Bodies[N], folder: string) => Answers[N] | Promise<Answers[N]>;
};

const bodySchemas: { [N in RequestName]: z.ZodType<Bodies[N]> } = bodies;

const isName = (name: string): name is RequestName => Object.hasOwn(bodies, name);

/** Returns the answer to a request; undefined for a body that the desk does not send. */
function answerTo<Name extends RequestName>(
  handlers: Handlers,
  name: Name,
  body: unknown,
  folder: string,
) {
  const { data, success } = bodySchemas[name].safeParse(body);
  return success ? handlers[name](data, folder) : undefined;
}

/** Says why something was refused, in the language of the site. */
const told = (failure: Failure, values: OwnerValues, acts: readonly Act[], usual?: Reason) =>
  refused(failure, givenBy(values).language, reasonFor(acts, values, usual));

function answersOf(server: ViteDevServer): Handlers {
  const { journal, change } = createOwnerQueue();
  const outcome = async (
    folder: string,
    changing: Promise<object | Failure>,
    acts: readonly Act[] = [],
  ): Promise<Outcome> => {
    const made = await changing;
    const owner = await ownerNow(folder);
    return 'ok' in made
      ? told(made, owner.values, acts)
      : {
          ok: true,
          state: deskState(journal(), owner),
          corrected: correctedIn(acts, owner.values),
        };
  };
  const changed = (folder: string, by: Parameters<typeof change>[0], acts?: readonly Act[]) =>
    outcome(folder, change(by), acts);
  return {
    state: async (_, folder) => deskState(journal(), await ownerNow(folder)),
    icons: ({ near }) => iconsNear(near),
    texts: async ({ page }, folder) => mapTexts(server, await ownerNow(folder), page),
    panel: async (place, folder) => describePlace(await ownerNow(folder), place),
    section: async ({ type }, folder) => ({
      ok: true,
      ...newSection(type, (await ownerNow(folder)).values),
    }),
    act: (body, folder) => changed(folder, (...now) => changeBy(...now, body, folder), body.acts),
    undo: (_, folder) => changed(folder, (...now) => changeBack(...now, 'undo')),
    redo: (_, folder) => changed(folder, (...now) => changeBack(...now, 'redo')),
    mend: (problem, folder) => outcome(folder, mendProblem(problem)),
  };
}

/** Makes the certain repair of a problem. It is not undone, since that would bring the mistake back, which is refused. */
async function mendProblem({ file, line, message }: Bodies['mend']): Promise<object | Failure> {
  const isMeant = (each: Problem) =>
    each.file === file && each.line === line && each.message === message;
  const { done } = await fixFiles(ownerFiles, isMeant);
  const reason = 'the mistake is not there any more, or has no certain repair';
  return done.length > 0 ? done : refusal(ownerFiles.site, reason);
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
