import type { Message } from '../messages/problem.ts';
import { quote } from '../schema/describe-value.ts';
import { didYouMean } from '../schema/did-you-mean.ts';

/** What is wrong with a path of a file below `public/`; undefined when the file is there. */
export function checkFile(path: string, files: readonly string[]): Message | undefined {
  if (files.includes(path)) return undefined;
  const said = { found: quote(path), expected: 'a file that is below public/' };
  const message = `there is no file public${path}`;
  const twin = files.find((file) => file.toLowerCase() === path.toLowerCase());
  if (twin !== undefined) {
    return {
      ...said,
      message: `${message}; its name is written ${twin}, and capitals count on the web`,
      fix: `write ${twin}`,
    };
  }
  const near = nearestFile(path, files);
  if (near === undefined) return { ...said, message, fix: `put the file at public${path}` };
  return { ...said, message: `${message}; did you mean ${near}?`, fix: `write ${near}` };
}

/** What is wrong with a file that is there; undefined when it is what its name says. */
export function checkFileContents(
  path: string,
  faultOf: (path: string) => string | undefined,
): Message | undefined {
  const fault = faultOf(path);
  if (fault === undefined) return undefined;
  return {
    message: `the file public${path} ${fault}`,
    found: quote(path),
    expected: 'a file that browsers can show or play',
    fix: 'export the file again, and put it in its place',
  };
}

/** Of the whole path first, then of the name alone: a file in another folder is near too. */
function nearestFile(path: string, files: readonly string[]): string | undefined {
  const named = (file: string) => file.slice(file.lastIndexOf('/') + 1);
  const stem = (file: string) => named(file).replace(/\.\w+$/, '');
  return (
    didYouMean(path, files) ??
    files.find((file) => named(file) === named(path)) ??
    files.find((file) => stem(file) === stem(path))
  );
}
