import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type {
  PageConfig,
  PlacedSection,
  RenderedPage,
  Renderer,
  SiteData,
} from '../../../page-data.ts';
import { elementsIn, type HtmlElement } from '../../files/project/html.ts';
import { pathInMessages, sectionFolder } from '../../files/project/paths.ts';
import { type FilePlace, PlainError } from '../../files/project/plain-error.ts';
import { formatPlace, placesIn } from '../../files/project/stack-trace.ts';
import { placedSections, replaceSections } from '../sharing/placed-sections.ts';
import { findInlineMarkup } from './inline-markup.ts';

/** A fault of a view: the view throws an error while a page is rendered, or renders forbidden markup. */
export type ViewFault = {
  /** The section type; undefined if the fault is outside of all sections. */
  type: string | undefined;
  /** The path of the page; undefined if the fault prevents all pages from being rendered. */
  page: string | undefined;
  cause: string;
  /** How to repair the fault, if known. */
  fix: string | undefined;
  /** The places in the stack trace of the fault, without those in packages. */
  places: readonly FilePlace[];
};

/** An error that reports faults of views. The message lists a fault on several pages only once. */
export class ViewError extends PlainError {
  constructor(faults: readonly ViewFault[]) {
    const texts = faults.map(formatFault);
    const told = [...new Set(texts)].map((text) => {
      const same = faults.filter((_, index) => texts[index] === text);
      const pages = same.map(({ page }) => (page === undefined ? 'every page' : `/${page}`));
      return text.replace('\n', () => `${[...new Set(pages)].join(', ')}\n`);
    });
    super(told.join('\n\n'));
  }
}

/**
 * Converts an error of a view to a fault. If no section type is given, the type is taken from the stack
 * trace.
 */
export function faultOf(error: unknown, type?: string, page?: string): ViewFault {
  const places = sourcePlaces(error);
  const [, placeType] = /^(?:src\/)?sections\/([^/]+)\//.exec(places[0]?.file ?? '') ?? [];
  const said = error instanceof Error ? `${error.name}: ${error.message}` : `threw ${error}`;
  // A view that does not compile is told by Vite, in the colours of a terminal.
  const cause = stripVTControlCharacters(said);
  const [, name] = /^ReferenceError: (\w+) is not defined$/.exec(cause) ?? [];
  const fix =
    name &&
    `import or declare ${name}; if only browsers have it, use it in an effect or an event handler`;
  return { type: type ?? placeType, page, cause, fix, places };
}

/** These modules call the views. They are in the stack trace of every fault, so messages leave them out. */
const callers = ['src/sections/Section.tsx', 'src/sections/views.ts', 'src/prerender.tsx'];

const sourcePlaces = (error: unknown) =>
  placesIn(error).filter(({ file }) => !callers.includes(file));

/**
 * Formats a fault as a message to owners. The first line ends without the names of the pages, which
 * `ViewError` adds.
 */
function formatFault({ type, cause, fix, places }: ViewFault): string {
  const view = pathInMessages(join(sectionFolder(type ?? ''), 'view.tsx'));
  const own = type === undefined ? places[0] : places.find(({ file }) => file === view);
  const file = type === undefined ? 'src/app/' : view;
  return [
    `${own ? formatPlace(own) : file}  ${type === undefined ? '' : `section "${type}" on `}`,
    `  ${cause.replaceAll('\n', '\n  ')}`,
    ...(fix === undefined ? [] : [`  fix: ${fix}`]),
    ...places.filter((place) => place !== own).map((place) => `  at ${formatPlace(place)}`),
  ].join('\n');
}

/**
 * A rendered page without its faulty sections, and the faults. The page is undefined if the fault is outside
 * of all sections.
 */
export type Rendered = {
  page?: RenderedPage;
  /** The elements in the body of the page. */
  elements: readonly HtmlElement[];
  faults: ViewFault[];
};

/** Renders a page. If rendering fails, each section is rendered alone, to find the faulty sections. */
export async function renderPage(
  render: Renderer['render'],
  site: SiteData,
  page: PageConfig,
): Promise<Rendered> {
  const { path } = page;
  const attempt = async (shown: PageConfig, type?: string): Promise<Rendered> => {
    try {
      const rendered = await render(site, shown);
      const elements = elementsIn(rendered.body);
      const inline = findInlineMarkup([...elementsIn(rendered.head), ...elements]);
      if (!inline) return { page: rendered, elements, faults: [] };
      const cause = `${inline.found}, which no page may hold`;
      return { elements, faults: [{ type, page: path, cause, fix: inline.fix, places: [] }] };
    } catch (error) {
      return { elements: [], faults: [faultOf(error, type, path)] };
    }
  };
  const whole = await attempt(page);
  if (whole.page) return whole;
  const empty = await attempt(withSections(page, []));
  if (!empty.page) return empty;

  const sound: PlacedSection[] = [];
  const faults: ViewFault[] = [];
  for (const each of placedSections(page)) {
    const alone = await attempt(withSections(page, [each]), each.section.type);
    if (alone.page) sound.push(each);
    faults.push(...alone.faults);
  }
  const rest = await attempt(withSections(page, sound));
  return { ...rest, faults: [...faults, ...rest.faults] };
}

/** Returns a page with only the sections in `kept`, at their old places. */
function withSections(page: PageConfig, kept: readonly PlacedSection[]): PageConfig {
  const shown = replaceSections(page, (each) => (kept.includes(each) ? [each] : []));
  return { ...shown, types: [...new Set(kept.map(({ section }) => section.type))] };
}
