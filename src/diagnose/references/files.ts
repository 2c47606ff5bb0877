import { type FileRole, fileRoles } from '../../config/field-metadata.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import { didYouMean, suggest } from '../schema/did-you-mean.ts';
import { quote } from '../text/quote.ts';
import type { ProblemText } from '../text/source-problem.ts';
import type { CheckContext, FileFault } from './check-context.ts';
import { problemAt, type References } from './references.ts';

/** Finds references to files that are missing, or that do not suit their use. */
export function checkFiles({ document, context, texts, linked }: References): DocumentProblem[] {
  const links = [...texts('link'), ...linked.urls];
  const files = fileRoles.flatMap((role) =>
    [...texts(role), ...(role === 'file' ? links : [])]
      // Only `/…` names a file: other links are URLs, and other fonts come with the site.
      .filter(({ value }) => value.startsWith('/'))
      .flatMap(({ path, value }) => problemAt(document, path, checkFile(value, role, context))),
  );
  const types = texts('media type').flatMap(({ path, value }) => {
    const src: unknown = document.getIn([...path.slice(0, -1), 'src']);
    if (typeof src !== 'string') return [];
    return problemAt(document, path, checkMediaType(value, src, context));
  });
  return [...files, ...types];
}

function checkFile(
  written: string,
  role: FileRole,
  { media, faultOf }: CheckContext,
): ProblemText | undefined {
  const path = written.normalize('NFC');
  const fault = faultOf(path, { role });
  if (fault) return formatFault(path, path, fault);
  return media.includes(path) ? undefined : formatMissingFile(path, media);
}

function checkMediaType(
  type: string,
  src: string,
  { media, faultOf }: CheckContext,
): ProblemText | undefined {
  const path = src.normalize('NFC');
  const fault = media.includes(path) ? faultOf(path, { type }) : undefined;
  return fault && formatFault(path, type, fault);
}

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
