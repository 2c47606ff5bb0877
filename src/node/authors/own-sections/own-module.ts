import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParseResult } from 'rolldown/utils';
import { type Problem, toProblem } from '../../../diagnose/messages/problem.ts';
import { type Source, sourceOf } from '../../../diagnose/text/source.ts';
import type { ProblemText, Range } from '../../../diagnose/text/source-problem.ts';
import { pathInMessages } from '../../files/project/paths.ts';
import { site } from '../../files/project/places.js';
import type { FilePlace } from '../../files/project/plain-error.ts';

/** A name in a module, and where it stands. */
export type Name = { name: string; range: Range };

/** A name that a module imports, and its own name for it. */
type ImportedName = Name & { local: string };

/** A module that was read as text, since one with mistakes cannot be loaded. */
export type OwnModule = {
  path: string;
  source: Source;
  /** What it exports that is no type; `default` for an export without a name, `*` for all that another module has. */
  exports: readonly Name[];
  /** The names that it imports from each module, without types, and its own name for all of them. */
  imports: readonly (Name & { names: readonly ImportedName[]; namespace?: string | undefined })[];
  program: ParseResult['program'];
  /** The mistakes of its syntax. */
  errors: readonly { message: string; range: Range }[];
};

/** Reads a module of TypeScript. */
export async function readModule(path: string): Promise<OwnModule> {
  // Only a site with section types of its own waits for the parser.
  const { parseSync } = await import('rolldown/utils');
  const source = sourceOf(readFileSync(path, 'utf8'));
  const { module, program, errors } = parseSync(path, source.text);
  return {
    path,
    source,
    exports: module.staticExports
      .flatMap(({ entries }) => entries)
      .filter(({ isType }) => !isType)
      .map(({ exportName: { kind, name, start, end }, start: from, end: to }) => ({
        name: name ?? (kind === 'None' ? '*' : 'default'),
        range: [start ?? from, end ?? to],
      })),
    imports: [
      ...module.staticImports.map(({ moduleRequest: { value, start, end }, entries }) => ({
        name: value,
        range: [start, end] as const,
        namespace: entries.find(({ importName }) => importName.kind === 'NamespaceObject')
          ?.localName.value,
        names: entries.flatMap(({ importName: { name, start, end }, localName, isType }) =>
          isType || !name
            ? []
            : [{ name, range: [start ?? 0, end ?? 0] as const, local: localName.value }],
        ),
      })),
      // A name that is only known when the page runs cannot be looked up.
      ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
        const [, name] = /^['"`]([^$]*)['"`]$/.exec(source.text.slice(start, end)) ?? [];
        return name === undefined ? [] : [{ name, range: [start, end] as const, names: [] }];
      }),
    ],
    program,
    errors: errors.map(({ message, labels: [label] }) => ({
      message,
      range: [label?.start ?? 0, label?.end ?? 0],
    })),
  };
}

/** Returns a problem of a part of a module. */
export const moduleProblem = (
  { path, source }: OwnModule,
  range: Range,
  words: ProblemText,
): Problem => toProblem(pathInMessages(path), source, { ...words, path: [], range });

/** Returns a problem of a place in a file of the site. */
export async function problemAt(place: FilePlace, words: ProblemText): Promise<Problem> {
  const module = await readModule(join(site, place.file));
  const start = module.source.startOf(place.line - 1) + place.column - 1;
  return moduleProblem(module, [start, start + words.found.length], words);
}
