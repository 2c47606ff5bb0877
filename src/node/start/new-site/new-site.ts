import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { presetNames } from '../../../config/theme.ts';
import { isSameLanguage } from '../../../shared/language-folder.ts';
import { inspectMedia } from '../../build/media/media-fault.ts';
import { commands, WrongArgument } from '../../commands.js';
import { site } from '../../files/project/places.js';
import { PlainError } from '../../files/project/plain-error.ts';
import { readSource } from '../import/read-source.ts';
import { unreadLanguages } from '../import/texts-by-language.ts';
import { findLeftOut } from '../resume/left-out.ts';
import { siteOfResume } from '../resume/site-of-resume.ts';
import { vendor } from '../site-package/engine-source.ts';
import { packageManager } from '../site-package/site-package.ts';
import { askAnswers, defaultAnswers } from './answers.ts';
import { type Media, refuseOtherFolder, writeSite } from './site-folder.ts';
import { findFault, newTexts, siteTexts } from './site-texts.ts';
import { inLanguages } from './two-languages.ts';

/** Makes a site in an empty folder, of a résumé or from the answers to a few questions. */
export async function run(args: string[]): Promise<void> {
  const { options } = commands.new;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (positionals.length > 1) throw new WrongArgument('Name one folder.');
  const folder = positionals[0] === undefined ? site : resolve(positionals[0]);
  refuseOtherFolder(folder);
  const { yes, from, ...given } = values;
  for (const [name, value] of Object.entries(given)) {
    const fault = findFault({ [name]: value });
    if (fault !== undefined) throw new WrongArgument(`--${name} "${value}": ${fault}`);
  }
  if (from !== undefined) {
    const resume = await readSource(from, given.language);
    const { language = resume.language, preset = presetNames[0] } = given;
    const name = given.name ?? resume.basics.name;
    if (name === undefined)
      throw new WrongArgument(`${from} says no name: add --name "YOUR NAME".`);
    refuseTwice(language, given.second);
    const second = given.second ?? resume.languages?.find((each) => each !== language);
    const other = resume.languages && second ? await readSource(from, second) : resume;
    const made = (tag: string) => {
      const read = tag === second ? other : resume;
      return siteOfResume({ ...read, basics: { ...read.basics, name } }, tag);
    };
    writeSite(folder, newTexts(inLanguages(language, second, made), preset), new Map());
    const unread = unreadLanguages(resume, [language, second]);
    const notes = [...resume.notes, ...unread, ...findLeftOut(resume, made(language))];
    const left = notes.map(({ place, message }) => `  ${place}  ${message}\n`);
    if (left.length > 0) process.stdout.write(`Not taken over:\n${left.join('')}`);
    const guess = resume.languageBy === 'texts' && 'by its texts';
    const reason = guess || (resume.languageBy === 'nothing' && 'since the source says none');
    if (reason)
      process.stdout.write(`The language is "${language}", ${reason}; --language names another.\n`);
  } else {
    const isAsked = !yes && process.stdin.isTTY && process.stdout.isTTY;
    // What Git or the system calls the owner is a guess that the owner has to see before it is published.
    if (!isAsked && given.name === undefined)
      throw new WrongArgument('Nobody is asked, so say whose site it is: --name "Mia Weber".');
    const usual = { ...defaultAnswers(), ...given };
    refuseTwice(usual.language, given.second);
    if ((given['second-role'] || given['second-line']) && !given.second && !isAsked)
      throw new WrongArgument('Say which language that is: --second en.');
    const answers = isAsked ? await askAnswers(given, findFault) : usual;
    const pictures = answers.pictures ? await readWorkPictures(answers.pictures) : new Map();
    writeSite(folder, siteTexts(answers), pictures);
    const open = (['role', 'line'] as const).filter(
      (each) => answers.second && answers[each] && !answers[`second-${each}`],
    );
    if (open.length > 0)
      process.stdout.write(`Not written in ${answers.second} yet: ${open.join(' and ')}.\n`);
  }
  process.stdout.write(nextSteps(folder));
}

/** @throws {WrongArgument} if the second language that a flag names is that of the site */
function refuseTwice(language: string, second: string | undefined): void {
  if (second && isSameLanguage(second, language))
    throw new WrongArgument(`--second "${second}": the site is in this language already.`);
}

/** Returns the three lines about what to do next. */
function nextSteps(folder: string): string {
  const path = relative(process.cwd(), folder);
  const npm = packageManager();
  // An engine that was installed from elsewhere is installed again from within the site.
  const isInstalled =
    existsSync(join(folder, 'node_modules', 'vitrine')) && !existsSync(join(folder, vendor));
  const steps = [
    ...(path === '' ? [] : [`cd ${quoted(path)}`]),
    ...(isInstalled ? [] : [`${npm} install`]),
  ];
  return `
  ${[...steps, `${npm} run dev`].join(' && ')}  shows the site; edit site.config.yaml meanwhile
  ${npm} run check ${npm === 'npm' ? '-- ' : ''}--launch  lists what is still missing
  ${npm} run build  writes the site to dist/, for any host
`;
}

/** Writes a path for the shell, in quotation marks where it has signs that mean something there. */
function quoted(path: string): string {
  if (/^[\p{L}\p{N}_./][\p{L}\p{N}_./@%+=:,-]*$/u.test(path)) return path;
  const whole = path.replace(/^-/, './-');
  if (whole !== path) return quoted(whole);
  return process.platform === 'win32' ? `"${whole}"` : `'${whole.replaceAll("'", "'\\''")}'`;
}

/**
 * Reads the pictures of a folder that pages can show. Files of another kind are left out.
 * @throws {PlainError} if there is no such picture
 */
export async function readWorkPictures(folder: string): Promise<Media> {
  const pictures = new Map<string, Uint8Array>();
  const source = resolve(folder);
  for (const { name } of readdirSync(source, { withFileTypes: true }).filter(isPicture)) {
    const place = join(source, name);
    const faultOf = await inspectMedia(place);
    if (faultOf({ role: 'picture' })) continue;
    // These characters would end the path in an address.
    const path = `media/work/${name.normalize('NFC').replace(/[?#\\]/g, '-')}`;
    pictures.set(path, readFileSync(place));
  }
  if (pictures.size > 0) return pictures;
  throw new PlainError(`In ${source} there is no picture that a page could show.`);
}

const isPicture = (entry: { isFile: () => boolean; name: string }) =>
  entry.isFile() && /^[^.].*\.(avif|gif|jpe?g|png|svg|webp)$/i.test(entry.name);
