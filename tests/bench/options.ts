import { parseArgs } from 'node:util';
import { type PageName, pages } from './pages.ts';
import { type ProfileName, profiles } from './profiles.ts';

export const help = `Measures each page of the site beside a hand-written page of the same content (the floor),
in turn and in one run. Compare ratios of one run, never figures of two.

  npm run bench -- [options]

  --rounds N         visits of each kind to each page, and three more of the
                     brief kinds; their median counts (5)
  --page NAME        ${Object.keys(pages).join(', ')}; may be repeated (all)
  --profile NAME     mobile or desktop; may be repeated (both)
  --edits N          edits of a file under the development server; 0 for none (20)
  --beside NAME=DIR  another build to measure in the same run, such as one from before a change
  --quiet N          before each visit wait up to N s until 60 % of the processor is idle (20)
  --skip-build       measure dist/ as it is
  --out FILE         write every visit and the budget as JSON
  --help             print this

mobile   412x823 at 1.75, processor 4x slower, 1.6 Mbit/s down, 150 ms round trip
desktop  1350x940, 10 Mbit/s, 40 ms

Every visit has a browser context of its own, no cache, and no way to other hosts. The first screen
is readable when 90 % of the text it ends up with has an opacity over 0.5; visits that watch for it
are not the ones that time the paints. On the wire is what arrived, headers included, compressed as
a static host does. The budget is for the phone; a figure over it is not an error.
`;

/** Another build to measure, under a name of its own. */
export type Beside = { name: string; dir: string };

export type Options = {
  rounds: number;
  pages: PageName[];
  profiles: ProfileName[];
  beside: Beside[];
  edits: number;
  quiet: number;
  build: boolean;
  out: string | undefined;
  help: boolean;
};

/** Reads the command line; throws an error worth printing where it says nonsense. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '5' },
      page: { type: 'string', multiple: true },
      profile: { type: 'string', multiple: true },
      beside: { type: 'string', multiple: true, default: [] },
      edits: { type: 'string', default: '20' },
      quiet: { type: 'string', default: '20' },
      'skip-build': { type: 'boolean', default: false },
      out: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  return {
    rounds: number('--rounds', values.rounds, 1),
    pages: choice('--page', values.page, pages),
    profiles: choice('--profile', values.profile, profiles),
    beside: values.beside.map(readBeside),
    edits: number('--edits', values.edits, 0),
    quiet: number('--quiet', values.quiet, 0),
    build: !values['skip-build'],
    out: values.out,
    help: values.help,
  };
}

function number(option: string, text: string, least: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least)
    throw new Error(`${option} takes a whole number from ${least} up, not "${text}"`);
  return value;
}

function choice<Name extends string>(
  option: string,
  asked: string[] | undefined,
  among: Record<Name, unknown>,
): Name[] {
  const known = keys(among);
  if (!asked) return known;
  return asked.map((name) => {
    const found = known.find((each) => each === name);
    if (found === undefined) throw new Error(`${option} takes ${known.join(', ')}, not "${name}"`);
    return found;
  });
}

function keys<Name extends string>(record: Record<Name, unknown>): Name[] {
  const names: Name[] = [];
  for (const name in record) names.push(name);
  return names;
}

function readBeside(text: string): Beside {
  const [, name, dir] = /^(\w+)=(.+)$/.exec(text) ?? [];
  if (name === undefined || dir === undefined)
    throw new Error(`--beside takes NAME=DIR, not "${text}"`);
  if (name === 'floor' || name === 'site') throw new Error(`--beside: "${name}" is taken`);
  return { name, dir };
}
