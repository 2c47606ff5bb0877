import type { FileFault } from '../../diagnose/references/check-context.ts';
import type { Container } from './container.ts';
import { damageFault, type Format, mp4, webm, withArticle } from './formats.ts';

/** Returns the fault of a video or audio file: a missing part, or a track that its role needs. */
export function containerFault(
  container: Container | null,
  format: Format,
  role: 'video' | 'audio',
): FileFault | undefined {
  if (format !== mp4 && format !== webm) return undefined;
  if (!container?.isWhole) return damageFault(format);
  if (container.kinds.includes(role)) return undefined;
  const missing = role === 'video' ? 'pictures' : 'sound';
  return {
    fault: `holds no ${missing}`,
    expected: `a file with ${missing} in it`,
    fix: 'export it again, or name another one here',
  };
}

/** Returns the fault of the media type that the owner gave to a source. */
export function typeFault(
  container: Container | null,
  format: Format,
  written: string,
): FileFault | undefined {
  const type = written.replace(/;.*/, '').trim();
  if (!format.types.includes(type.toLowerCase())) {
    const kind = type.slice(0, type.indexOf('/') + 1);
    const right = format.types.find((each) => each.startsWith(kind)) ?? format.types[0];
    return {
      fault: `is ${withArticle(format)}, and no ${type}`,
      expected: 'the media type of the file',
      fix: `write ${right}`,
    };
  }
  const held = container?.codecs ?? [];
  if (held.length === 0 || held.includes(null)) return undefined;
  const families = held.map((codec) => codecFamily(codec ?? ''));
  // As in `codecs="avc1.64001f, mp4a.40.2"`.
  const [, list = ''] = /;\s*codecs\s*=(.*)/i.exec(written) ?? [];
  const codecs = list.split(/[\s,"';]+/).filter(Boolean);
  const wrong = codecs.find((codec) => !families.includes(codecFamily(codec)));
  if (wrong === undefined) return undefined;
  return {
    fault: `holds no ${wrong}, but ${[...new Set(held)].join(' and ')}`,
    expected: 'the codecs of the file',
    fix: `write ${type}`,
  };
}

/** Returns the common name of a codec, without its profile. */
function codecFamily(codec: string): string {
  const [name = ''] = codec.toLowerCase().split('.');
  return name
    .replace(/^avc\d$/, 'avc1')
    .replace(/^hev1$/, 'hvc1')
    .replace(/^(av|vp)0/, '$1');
}
