import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  formatAnnotations,
  formatJson,
  formatText,
} from '../../diagnose/messages/format-problems.ts';
import type { Problem } from '../../diagnose/messages/problem.ts';
import { contentFile, siteFile } from '../project/paths.ts';
import { findAllPlaceholders } from '../sample/placeholders.ts';
import { loadSiteFiles, readers, type SiteFiles } from '../site-files/site-files.ts';
import { fixFile } from './fix.ts';

const formats = {
  text: (problems: readonly Problem[]) =>
    problems.length === 0
      ? 'Both files are in order.'
      : `${formatText(problems)}\n\n${sum(problems)}`,
  json: formatJson,
  github: formatAnnotations,
};

const usage = `npm run check -- [options]

  --format text|json|github   how the problems are written (default: text)
  --config FILE               another file than site.config.yaml
  --content FILE              another file than content/index.yaml
  --launch                    also lists what still looks like the sample, and production: false
  --fix                       mends what is certain, and says what it did`;

process.exitCode = await check(process.argv.slice(2));

/** Says what is wrong with the owner's files; answers with the exit code. */
async function check(args: string[]): Promise<number> {
  const options = optionsOf(args);
  if (typeof options === 'string') {
    process.stderr.write(`${options}\n\n${usage}\n`);
    return 2;
  }
  const { config, content, launch } = options;
  if (options.fix) {
    report(await fixFile(config, readers.site(config)));
    report(await fixFile(content, readers.content(content)));
  }
  const loaded = await loadSiteFiles(config, content);
  // Of files that cannot be read nothing else can be said.
  const problems = loaded.ok
    ? placeholders(loaded.value, launch, config, content)
    : loaded.problems;
  const written = options.write(problems);
  if (written !== '') process.stdout.write(`${written}\n`);
  return problems.length === 0 ? 0 : 1;
}

/** What a launched site does not hold: of a site in production, which a build refuses, it is always told. */
function placeholders({ site }: SiteFiles, launch: boolean, config: string, content: string) {
  return launch || site.app.production ? findAllPlaceholders(site, config, content) : [];
}

/** Says what was mended, where programs that read the problems do not look. */
function report(lines: readonly string[]): void {
  if (lines.length > 0) process.stderr.write(`${lines.join('\n')}\n\n`);
}

function optionsOf(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        format: { type: 'string', default: 'text' },
        config: { type: 'string', default: siteFile },
        content: { type: 'string', default: contentFile },
        launch: { type: 'boolean', default: false },
        fix: { type: 'boolean', default: false },
      },
    });
    const write = Object.entries(formats).find(([name]) => name === values.format)?.[1];
    if (!write) return `There is no format "${values.format}".`;
    const { config, content, ...switches } = values;
    return { ...switches, write, config: resolve(config), content: resolve(content) };
  } catch (error) {
    // The parser of arguments says by an error what it does not know.
    if (error instanceof TypeError) return error.message;
    throw error;
  }
}

function sum({ length }: readonly Problem[]): string {
  return length === 1 ? '1 problem.' : `${length} problems.`;
}
