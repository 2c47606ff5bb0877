import { fileURLToPath } from 'node:url';
import { nameOf } from '../project/paths.ts';
import { type FilePlace, PlainError } from '../project/plain-error.ts';

/** What is wrong with a view: it throws while a page is rendered, or renders what is not allowed. */
export type ViewFault = {
  /** The section type; undefined where the fault is in none of the page's sections. */
  type: string | undefined;
  /** The path of the page; undefined where the fault keeps all pages from being rendered. */
  page: string | undefined;
  cause: string;
  /** What to do about it, where that is known. */
  fix: string | undefined;
  /** Where in the source it happened, and what called that. */
  places: readonly FilePlace[];
};

/** Faults of views, for tools that want an error. One on several pages is told once. */
export class ViewError extends PlainError {
  constructor(faults: readonly ViewFault[]) {
    const texts = faults.map(formatFault);
    const told = [...new Set(texts)].map((text) => {
      const same = faults.filter((_, index) => texts[index] === text);
      const pages = same.map(({ page }) => (page === undefined ? 'every page' : `/${page}`));
      return text.replace('\n', () => `${[...new Set(pages)].join(', ')}\n`);
    });
    super(told.join('\n\n'), faults[0]?.places[0]);
  }
}

/** What was thrown while a page was rendered, as a fault. Where no section is given, the stack may name one. */
export function faultOf(error: unknown, type?: string, page?: string): ViewFault {
  const places = sourcePlaces(error);
  const [, placeType] = /^src\/sections\/([^/]+)\//.exec(places[0]?.file ?? '') ?? [];
  const cause = error instanceof Error ? `${error.name}: ${error.message}` : `threw ${error}`;
  const [, name] = /^ReferenceError: (\w+) is not defined$/.exec(cause) ?? [];
  const fix =
    name &&
    `use ${name} in an effect or an event handler: pages are rendered before a browser has them`;
  return { type: type ?? placeType, page, cause, fix, places };
}

/** Every view is loaded and rendered by these, so that they say nothing about a fault. */
const callers = ['src/sections/loaded-views.ts', 'src/prerender.tsx'];

/** Where in the source an error was thrown, and what called that; packages are left out. */
function sourcePlaces(error: unknown): FilePlace[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack.split('\n').flatMap((frame) => {
    const [, where = '', line, column] = /(?:\(| at )([^()]+):(\d+):(\d+)\)?$/.exec(frame) ?? [];
    const file = nameOf(where.startsWith('file:') ? fileURLToPath(where) : where);
    const isOwn = file.startsWith('src/') && !callers.includes(file);
    return isOwn ? [{ file, line: Number(line), column: Number(column) }] : [];
  });
}

/** A fault in the form of messages to owners. The first line ends where the pages are to be added. */
function formatFault({ type, cause, fix, places }: ViewFault): string {
  const view = `src/sections/${type}/view.tsx`;
  const own = type === undefined ? places[0] : places.find(({ file }) => file === view);
  const file = type === undefined ? 'src/app/' : view;
  return [
    `${own ? formatPlace(own) : file}  ${type === undefined ? '' : `section "${type}" on `}`,
    `  ${cause.replaceAll('\n', '\n  ')}`,
    ...(fix === undefined ? [] : [`  fix: ${fix}`]),
    ...places.filter((place) => place !== own).map((place) => `  at ${formatPlace(place)}`),
  ].join('\n');
}

function formatPlace({ file, line, column }: FilePlace): string {
  return `${file}:${line}:${column}`;
}
