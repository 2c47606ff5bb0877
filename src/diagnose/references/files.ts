import { fileRoles } from '../../config/field-metadata.ts';
import { didYouMean, suggest } from '../schema/did-you-mean.ts';
import { quote } from '../text/quote.ts';
import type { ProblemText } from '../text/source-problem.ts';
import type { FileFault } from './check-context.ts';
import type { CheckReference } from './known-names.ts';

/** Refuses the path of a file that is missing, or that does not suit its use. */
export const checkFile: CheckReference = ({ role, value }, { context: { media, faultOf } }) => {
  // Only a value that begins with `/` is the path of a file. Other values are URLs or names of provided fonts.
  if (!value.startsWith('/')) return undefined;
  const path = value.normalize('NFC');
  const fault = faultOf(path, { role: fileRoles.find((each) => each === role) ?? 'file' });
  if (fault) return formatFault(path, path, fault);
  return media.includes(path) ? undefined : formatMissingFile(path, media);
};

/** Refuses a media type such as `video/mp4` if the file at the key `src` of the same mapping has another type. */
export const checkMediaType: CheckReference = ({ value: type, path }, { document, context }) => {
  const src: unknown = document.getIn([...path.slice(0, -1), 'src']);
  if (typeof src !== 'string') return undefined;
  const file = src.normalize('NFC');
  const fault = context.media.includes(file) ? context.faultOf(file, { type }) : undefined;
  return fault && formatFault(file, type, fault);
};

function formatFault(path: string, found: string, { fault, ...rest }: FileFault): ProblemText {
  return { message: `the file public${path} ${fault}`, found: quote(found), ...rest };
}

function formatMissingFile(path: string, files: readonly string[]): ProblemText {
  const message = {
    message: `there is no file public${path}`,
    found: quote(path),
    expected: 'a file that is below public/',
    fix: `put the file at public${path}`,
  };
  const near = nearestFile(path, files);
  return suggest(message, near, { shown: near });
}

/** Finds the file with a similar path, or with the same name in another folder or format. */
function nearestFile(path: string, files: readonly string[]): string | undefined {
  const named = (file: string) => file.slice(file.lastIndexOf('/') + 1);
  const stem = (file: string) => named(file).replace(/\.\w+$/, '');
  return (
    didYouMean(path, files) ??
    files.find((file) => named(file) === named(path)) ??
    files.find((file) => stem(file) === stem(path))
  );
}
