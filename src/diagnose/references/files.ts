import { didYouMean, suggest } from '../schema/did-you-mean.ts';
import type { Message } from '../text/mistake.ts';
import { quote } from '../text/quote.ts';
import type { CheckContext } from './check-context.ts';

/** What is wrong with the path of a file below `public/`, or with the file itself. */
export function checkFile(path: string, { media, faultOf }: CheckContext): Message | undefined {
  if (!media.includes(path)) return formatMissingFile(path, media);
  const fault = faultOf(path);
  if (fault === undefined) return undefined;
  return {
    message: `the file public${path} ${fault}`,
    found: quote(path),
    expected: 'a whole file of the format that its name says',
    fix: 'export the file again, and put it in its place',
  };
}

function formatMissingFile(path: string, files: readonly string[]): Message {
  const message = {
    message: `there is no file public${path}`,
    found: quote(path),
    expected: 'a file that is below public/',
    fix: `put the file at public${path}`,
  };
  const twin = files.find((file) => file.toLowerCase() === path.toLowerCase());
  if (twin === undefined) {
    const near = nearestFile(path, files);
    return suggest(message, near, { shown: near });
  }
  return {
    ...message,
    message: `${message.message}; its name is written ${twin}, and capitals count on the web`,
    fix: `write ${twin}`,
  };
}

/** The file with a similar path, or with the same name in another folder or of another format. */
function nearestFile(path: string, files: readonly string[]): string | undefined {
  const named = (file: string) => file.slice(file.lastIndexOf('/') + 1);
  const stem = (file: string) => named(file).replace(/\.\w+$/, '');
  return (
    didYouMean(path, files) ??
    files.find((file) => named(file) === named(path)) ??
    files.find((file) => stem(file) === stem(path))
  );
}
