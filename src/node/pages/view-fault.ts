import { type FilePlace, PlainError } from '../project/plain-error.ts';
import { sourcePlaces } from './source-places.ts';

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

/** Faults of views, for tools that want an error. */
export class ViewError extends PlainError {
  constructor(faults: readonly ViewFault[]) {
    super(formatFaults(faults), faults[0]?.places[0]);
  }
}

/** What was thrown while a page was rendered, as a fault of a section: the stack may name one too. */
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

/** All faults as text, in the form of the messages to owners; one on several pages is one fault. */
function formatFaults(faults: readonly ViewFault[]): string {
  const pagesOf = new Map<string, Set<string>>();
  for (const fault of faults) {
    const page = fault.page === undefined ? 'every page' : `/${fault.page}`;
    const text = formatFault(fault);
    pagesOf.set(text, (pagesOf.get(text) ?? new Set()).add(page));
  }
  return [...pagesOf]
    .map(([text, pages]) => text.replace('\n', () => `${[...pages].join(', ')}\n`))
    .join('\n\n');
}

function formatFault({ type, cause, fix, places }: ViewFault): string {
  const view = `src/sections/${type}/view.tsx`;
  const own = type === undefined ? places[0] : places.find(({ file }) => file === view);
  const others = places.filter((place) => place !== own);
  const file = type === undefined ? 'src/app/' : view;
  return [
    `${own ? format(own) : file}  ${type === undefined ? '' : `section "${type}" on `}`,
    `  ${cause.replaceAll('\n', '\n  ')}`,
    ...(fix === undefined ? [] : [`  fix: ${fix}`]),
    ...others.map((place) => `  at ${format(place)}`),
  ].join('\n');
}

function format({ file, line, column }: FilePlace): string {
  return `${file}:${line}:${column}`;
}
