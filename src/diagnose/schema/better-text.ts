import { endsOf } from '../../shared/date.ts';

/** The roles of texts that are paths below `public/`. */
export const pathRoles = ['picture', 'picture folder', 'video', 'audio', 'file'];

/** Corrects a nearly valid link or path; returns undefined if no correction is known. */
export function betterText(role: string | undefined, text: string): string | undefined {
  if (role !== undefined && pathRoles.includes(role)) return betterPath(text);
  if (role === 'frame') return addressOfFrame(text);
  if (role === 'date') return betterDate(text);
  if (role !== 'page path' && role !== 'section id') return undefined;
  const path = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .trim()
    .replace(/^\/+|\/+$|\.html?$/g, '')
    .replace(/[\s.‐‑‒–—−]+/g, '-');
  return /^([a-z0-9][a-z0-9_/-]*)?$/.test(path) ? path : undefined;
}

/** Writes the numbers of a date or of a period with the year first, and each other number in two digits. */
function betterDate(text: string): string | undefined {
  const ends = text
    .replace(/^(\d{1,2})[/.](\d{4})\s*[-–—/]\s*(\d{1,2})[/.](\d{4})$/, '$2-$1/$4-$3')
    .split(/\s*\/\s*(?=\d{4}|\.\.$|…|\.|[a-z]+$|\d{1,2}[/.])/);
  const better = ends.map((end) =>
    end
      .replace(
        /^(?:present|today|now|ongoing|current|heute|oggi|hoy|hoje|(?:actual|atual)(?:idad|idade|mente)?|…|\.{3})$/i,
        '..',
      )
      .replace(/^(\d{1,2})[/.](\d{4})$/, '$2-$1')
      .replace(/-(\d)(?!\d)/g, '-0$1'),
  );
  const date = better.join('/');
  return endsOf(date).length > 0 ? date : undefined;
}

/** Returns the address of an `<iframe>`, as hosts of videos offer one to copy. */
function addressOfFrame(text: string): string | undefined {
  return (
    /<iframe\b[^>]*?\ssrc=["']?([^"'\s>]+)/i.exec(text)?.[1]?.replaceAll('&amp;', '&') ??
    text.replace(/^http:/i, 'https:')
  );
}

/** Matches the path of a file on the owner's computer, outside of the site. */
const onComputer = /^(?:[a-z]:[\\/]|file:|~[\\/]|\\\\|\/(?:Users|home|mnt|Volumes)\/)/i;

/** Advises to copy a file of the owner's computer; undefined for any other path. */
export function adviceToCopy(role: string | undefined, path: string): string | undefined {
  // What has no role is no path below `public/`.
  if (role === undefined || !onComputer.test(path)) return undefined;
  const folder = role === 'file' || role === 'link' ? '/files/' : '/media/';
  const [name = ''] = /[^\\/]*$/.exec(path) ?? [];
  return `copy the file into public${folder}, and write ${folder}${name}`;
}

/** Turns a path with backslashes, or one that contains `../` or `public/`, into a path below `public/`. */
function betterPath(text: string): string | undefined {
  const path = text
    .trim()
    .replace(/^!?\[[^\]]*\]\((\S+)\)$|^url\(["']?(.*?)["']?\)$/, '$1$2')
    .replace(/(\.\w+)[?#].*$/, '$1')
    .replaceAll('\\', '/')
    .replace(/^(?:\.{1,2}\/)+/, '')
    .replace(/^.*\bpublic\//, '');
  return /^\/?[\w-][\w./ -]*$/.test(path) && !/^[a-z]:/i.test(path)
    ? `/${path.replace(/^\/+/, '')}`
    : undefined;
}
