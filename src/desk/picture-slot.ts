import type { Act, Control, Field, Place, ValuePath } from '../desk-protocol.ts';
import { ask, fileUrl } from './requests.ts';
import { type Frame, frameAt, type Targets } from './targets.ts';

/** A place in the owner's files for a picture. */
export type PictureSlot = {
  /** The block whose fields are about the picture. */
  place: Place;
  /** The words of the picture that is there; undefined where a picture has no words. */
  alt: string | undefined;
  /** The acts that put another picture there. */
  put: (src: string, alt: string) => readonly Act[];
};

/** Finds the place for a picture at an element of the page; undefined if there is none. */
export async function findSlot(at: Element, targets: Targets): Promise<PictureSlot | undefined> {
  const picture = at.matches('img, video') ? at : at.querySelector('img');
  const described = targets.texts.find(
    ({ element, spot, text }) => element === picture && spot.attribute === 'alt' && text.picture,
  );
  if (described?.text.picture) {
    const { file, path, picture: src, text: alt } = described.text;
    return slotOf(file, src, { path, alt });
  }
  const frame = frameAt(targets, at);
  const named = picture && frame && (await findByFile(picture, frame));
  return named ?? findProject(at, targets);
}

function slotOf(
  file: Place['file'],
  src: ValuePath,
  words?: { path: ValuePath; alt: string },
): PictureSlot {
  return {
    place: { file, path: src.slice(0, -1) },
    alt: words?.alt,
    put: (value, alt) => [
      { kind: 'set', file, path: src, value },
      ...(words ? [{ kind: 'set', file, path: words.path, value: alt } as const] : []),
    ],
  };
}

/** Finds the field of a section that names the file of a picture or a film. */
async function findByFile(picture: Element, { file, path }: Frame) {
  const panel = await ask('panel', { file, path });
  if ('ok' in panel) return undefined;
  const sources = [picture, ...picture.querySelectorAll('source')];
  const urls = sources.map((each) => each.getAttribute('src') ?? picture.getAttribute('poster'));
  const field = fieldsOf(panel).find(
    ({ control, value }) => control.kind === 'file' && urls.includes(fileUrl(String(value))),
  );
  return field && slotOf(file, field.path);
}

/** Lists a field with all fields in it. */
function fieldsOf(field: Field): readonly Field[] {
  const partsOf = (control: Control): readonly Field[] => {
    if (control.kind === 'union') return partsOf(control.control);
    return 'fields' in control ? control.fields : [];
  };
  return [field, ...partsOf(field.control).flatMap(fieldsOf)];
}

/** Finds the project that is shown at an element, which may have no picture yet. */
function findProject(at: Element, { texts }: Targets): PictureSlot | undefined {
  const entry = at.closest('article');
  const title = texts.find(
    ({ element, text }) => entry?.contains(element) && text.path[0] === 'projects',
  );
  if (!title) return undefined;
  const place = { file: 'content', path: title.text.path.slice(0, 2) } as const;
  const path = [...place.path, 'picture'];
  return {
    place,
    alt: '',
    put: (src, alt) => [{ kind: 'set', ...place, path, value: { src, alt } }],
  };
}
