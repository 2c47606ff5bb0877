import { isDeepStrictEqual, parseArgs } from 'node:util';
import * as prompts from '@clack/prompts';
import { commands, WrongArgument } from '../../commands.js';
import { pathInMessages } from '../../files/project/paths.ts';
import { PlainError } from '../../files/project/plain-error.ts';
import { change, refusal } from '../../files/site-files/change.ts';
import { ownerFiles, readTexts } from '../../files/site-files/owner-files.ts';
import { ProblemError } from '../../files/site-files/problem-error.ts';
import { loadSiteFiles } from '../../files/site-files/site-files.ts';
import { findLeftOut } from '../resume/left-out.ts';
import { type Note, shown } from '../resume/lenient-reader.ts';
import { siteOfResume } from '../resume/site-of-resume.ts';
import { editsFor, type FileEdit, writeEdits } from './add-to-site.ts';
import { readSource } from './read-source.ts';
import { unreadLanguages } from './texts-by-language.ts';

const changed = 'another program has changed the file meanwhile, and nothing was written';

/** Adds what a source says to the site, and prints what was done. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    ...{ args, options: commands.import.options, allowPositionals: true },
  });
  const [source, ...others] = positionals;
  if (source === undefined || others.length > 0)
    throw new WrongArgument('Say what to import: resume.json, linkedin.zip or github:NAME.');
  const loaded = await loadSiteFiles();
  if (!loaded.ok) throw new ProblemError(loaded.problems);
  const read = readTexts();
  if (!read.ok) throw new ProblemError(read.problems);
  const texts = read.value;
  const { app, api, owner } = loaded.value.site;
  const resume = await readSource(source, app.language);
  const basics = { ...resume.basics, name: resume.basics.name ?? owner.name };
  const written = siteOfResume({ ...resume, basics }, app.language);
  const edits = editsFor(texts, written);
  const accepted = await acceptedEdits(edits, values.yes || values.replace);
  const done = await change((now) => {
    // The person has agreed to these edits, and to no others.
    if (!isDeepStrictEqual(editsFor(now, written), edits)) return refusal(ownerFiles.site, changed);
    return { texts: writeEdits(now, accepted) };
  });
  if ('ok' in done) throw new ProblemError(done.problems);
  const kept = edits.filter((edit) => !accepted.includes(edit));
  const unread = unreadLanguages(resume, [resume.language]);
  const notes = [...resume.notes, ...unread, ...findLeftOut(resume, written)];
  process.stdout.write(`${report(accepted, kept, notes)}\n`);
  if (api.host !== '')
    process.stderr.write(
      `\nProjects and contacts come from ${api.host}, and not from content/index.yaml.\n`,
    );
}

/**
 * Returns the edits without those replacements that the owner refuses. Without a terminal, nobody is asked.
 * @throws {PlainError} if the person breaks off
 */
async function acceptedEdits(
  edits: readonly FileEdit[],
  isYes: boolean | undefined,
): Promise<FileEdit[]> {
  const isAsked = process.stdin.isTTY && process.stdout.isTTY;
  const accepted: FileEdit[] = [];
  for (const edit of edits) {
    const isSure = isYes || !edit.replaces;
    const message = `Replace ${describe(edit)}?`;
    const answer = isSure || (isAsked && (await prompts.confirm({ message, initialValue: false })));
    if (prompts.isCancel(answer)) throw new PlainError('Nothing was written.');
    if (answer) accepted.push(edit);
  }
  return accepted;
}

/** Says what an edit changes, such as `owner, profession: "Potter" → "Sculptor"`. */
function describe({ title, replaces }: FileEdit): string {
  if (!replaces) return title;
  return `${title}: ${shown(replaces.before)} → ${shown(replaces.after)}`;
}

function report(
  done: readonly FileEdit[],
  kept: readonly FileEdit[],
  notes: readonly Note[],
): string {
  const place = ({ file }: FileEdit) => pathInMessages(ownerFiles[file]);
  const lineOf = (edit: FileEdit) => `  ${place(edit)}  ${describe(edit)}`;
  const parts = [
    ['Added or replaced:', done.map(lineOf)],
    ['Left as it was, since it is there already (--replace replaces it):', kept.map(lineOf)],
    ['Not taken over:', notes.map(({ place, message }) => `  ${place}  ${message}`)],
  ] as const;
  const written = parts.flatMap(([heading, lines]) =>
    lines.length === 0 ? [] : [[heading, ...lines].join('\n')],
  );
  const nothing = done.length === 0 ? ['There was nothing to add.'] : [];
  return [...nothing, ...written].join('\n\n');
}
