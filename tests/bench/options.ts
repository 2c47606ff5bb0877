import { parseArgs } from 'node:util';
import { z } from 'zod';
import { pageNames } from './targets.ts';

export const help = `Measures each page of the site beside a hand-written page of the same content (html) and beside
React and the router alone (react: one prerendered page with a menu that needs its script), in turn
and in one run. Compare ratios of one run, never figures of two. Ends with 1 where a figure is over
its limit.

  npm run bench -- [options]

  --page NAME         ${pageNames.join(', ')}; may be repeated (all)
  --quick             two minutes of the visits that vary most: paints and presses
  --full              five rounds, each with four visits of a kind: about two hours
  --rounds N          so many rounds of visits to each page, whatever time they take
  --edits N           edits of a file under the development server; 0 for none (8, with
                      --quick 0, with --full 20)
  --growth            instead of all this, builds sites of up to 1,000 pages, 1,000 sections and
                      10,000 projects, and says what each build takes
  --compare NAME=DIR  another build to measure in the same run, such as one from before a change
  --skip-build        measure dist/ as it is
  --out FILE          write every round and the budget as JSON
  --help              print this

A run takes at most twelve minutes. It ends before when the medians of each page stand: when none of
its times changes by more than 3 % whichever round is left out.

The visitor has a phone: 412x823 at 1.75, processor 4x slower, 1.6 Mbit/s down, 150 ms round trip.

Every visit has a browser context of its own, no cache, and no way to other hosts, and waits up to
20 s until 60 % of the processor is idle. Visits that watch the entrances and count bytes are made in
the first round alone.

paints, video,      visits that leave the page alone. The video moves when its time does; the last
font, tasks         font is the last of texts on the screen; tasks block for what they take over
                    50 ms, from the first paint on.
readable            when 90 % of the text that the first screen ends up with has an opacity over 0.5.
menu                a visitor taps its button as soon as it is painted, and again every 60 ms until
                    its links are visible.
hydrated            the welcome page's button for the video is pressed once, as soon as it is painted,
                    and answers when its text changes; react answers by its menu.
kB                  what arrived on the wire, headers included, compressed as a static host does.

The photo of the about page in html is the file that the site's page chooses.
`;

const number = (least: number) => z.coerce.number().int().min(least);

/** What a run takes: minutes at most, rounds, edits, and visits of each kind in a round. */
const lengths = {
  quick: { minutes: 2, rounds: 20, edits: 0, visits: 1, isWhole: false },
  usual: { minutes: 12, rounds: 20, edits: 8, visits: 1, isWhole: true },
  full: { minutes: Infinity, rounds: 5, edits: 20, visits: 4, isWhole: true },
};

const optionsSchema = z.object({
  rounds: number(1).optional(),
  pages: z.array(z.enum(pageNames)),
  comparisons: z.array(
    z
      .string()
      .regex(/^(?!(?:html|react|site)=)\w+=./, 'expected NAME=DIR, with a name that is not taken')
      .transform((text) => ({ name: text.replace(/=.*/, ''), dir: text.replace(/.*?=/, '') })),
  ),
  edits: number(0).optional(),
  growth: z.boolean(),
  build: z.boolean(),
  out: z.string().optional(),
  help: z.boolean(),
});

export type Options = ReturnType<typeof readOptions>;

/** Another build to measure, under a name of its own. */
export type Comparison = Options['comparisons'][number];

/** Reads the command line. @throws {Error} with a message for the user if an option is wrong. */
export function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string' },
      quick: { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      page: { type: 'string', multiple: true, default: [...pageNames] },
      compare: { type: 'string', multiple: true, default: [] },
      edits: { type: 'string' },
      growth: { type: 'boolean', default: false },
      'skip-build': { type: 'boolean', default: false },
      out: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const { page, compare, 'skip-build': isBuilt, quick, full, ...rest } = values;
  const named = { pages: page, comparisons: compare };
  const options = optionsSchema.safeParse({ ...rest, ...named, build: !isBuilt });
  if (!options.success) throw new Error(z.prettifyError(options.error));
  const length = lengths[full ? 'full' : quick ? 'quick' : 'usual'];
  const { rounds, edits = length.edits, ...chosen } = options.data;
  // As many rounds as were asked for are made, whatever time they take.
  const asked = rounds === undefined ? {} : { rounds, minutes: Infinity, least: rounds };
  return { ...length, least: 3, ...asked, ...chosen, edits };
}
