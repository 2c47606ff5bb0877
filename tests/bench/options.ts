import { parseArgs } from 'node:util';
import { type PageName, type ProfileName, pages, profiles } from './targets.ts';

export const help = `Measures each page of the site beside a hand-written page of the same content (html) and beside
React and the router alone (react: one prerendered page with a menu that needs its script), in turn
and in one run. Compare ratios of one run, never figures of two. Ends with 1 where a figure is over
its limit.

  npm run bench -- [options]

  --rounds N          rounds of visits to each page, their median counts; a round of
                      both profiles takes some twenty minutes (5)
  --page NAME         ${Object.keys(pages).join(', ')}; may be repeated (all)
  --profile NAME      mobile or desktop; may be repeated (both)
  --edits N           edits of a file under the development server; 0 for none (20)
  --growth            instead of all this, builds sites of up to 1,000 pages, 1,000 sections and
                      10,000 projects, and says what each build takes
  --compare NAME=DIR  another build to measure in the same run, such as one from before a change
  --idle N            before each visit wait up to N s until 60 % of the processor is idle (20)
  --skip-build        measure dist/ as it is
  --out FILE          write every round and the budget as JSON
  --help              print this

mobile   412x823 at 1.75, processor 4x slower, 1.6 Mbit/s down, 150 ms round trip
desktop  1350x940, 10 Mbit/s, 40 ms

Every visit has a browser context of its own, no cache, and no way to other hosts. A round counts
four visits of each kind, but for one that watches the entrances.

paints, video,      visits that leave the page alone. The video moves when its time does; the last
font, tasks         font is the last that the page loads; tasks block for what they take over
                    50 ms, from the first paint on.
readable            when 90 % of the text that the first screen ends up with has an opacity over 0.5.
menu                a visitor taps its button as soon as it is painted, and again every 60 ms until
                    its links are visible. On a wide screen there is no such button.
hydrated            the welcome page's button for the video is pressed once, as soon as it is painted,
                    and answers when its text changes; react answers by its menu.
kB                  what arrived on the wire, headers included, compressed as a static host does.

The photo of the about page in html is the file that the site's page chooses on the same device. The
budget is for the phone.
`;

/** Another build to measure, under a name of its own. */
export type Comparison = { name: string; dir: string };

export type Options = {
  rounds: number;
  pages: PageName[];
  profiles: ProfileName[];
  comparisons: Comparison[];
  edits: number;
  growth: boolean;
  idleWait: number;
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
      compare: { type: 'string', multiple: true, default: [] },
      edits: { type: 'string', default: '20' },
      growth: { type: 'boolean', default: false },
      idle: { type: 'string', default: '20' },
      'skip-build': { type: 'boolean', default: false },
      out: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  return {
    rounds: number('--rounds', values.rounds, 1),
    pages: choice('--page', values.page, pages),
    profiles: choice('--profile', values.profile, profiles),
    comparisons: values.compare.map(readComparison),
    edits: number('--edits', values.edits, 0),
    growth: values.growth,
    idleWait: number('--idle', values.idle, 0),
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

function readComparison(text: string): Comparison {
  const [, name, dir] = /^(\w+)=(.+)$/.exec(text) ?? [];
  if (name === undefined || dir === undefined)
    throw new Error(`--compare takes NAME=DIR, not "${text}"`);
  if (['html', 'react', 'site'].includes(name)) throw new Error(`--compare: "${name}" is taken`);
  return { name, dir };
}
