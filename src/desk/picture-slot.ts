import type { Control, Field } from '../desk-protocol/panel.ts';
import type { Place } from '../desk-protocol/place.ts';
import type { Act } from '../desk-protocol/requests.ts';
import { fileName } from '../shared/picture-folder.ts';
import { ask, fileUrl } from './requests.ts';
import { frameAt, type Targets } from './targets.ts';

/** A picture that an owner brings, and what it shows. */
type NewPicture = { src: string; alt: string };

/** A place in the owner's files for a picture, or for several. */
export type PictureSlot = {
  /** The block whose fields are about the picture. */
  place: Place;
  hasWords: boolean;
  /** The folder below `public/` that the pictures belong into. */
  folder?: string;
  /** The most pictures that have room there. */
  room: number;
  /** The acts that put pictures there. */
  put: (pictures: readonly NewPicture[]) => readonly Act[];
};

/**
 * Finds the place for pictures at an element of the page; undefined if there is none.
 * @param isMany whether they are several, which a list of pictures takes
 */
export async function findSlot(
  at: Element,
  targets: Targets,
  isMany = false,
): Promise<PictureSlot | undefined> {
  const frame = frameAt(targets, at);
  const section = frame && (await panelAt(frame));
  const within = at.matches('section') ? null : at.querySelector('img');
  const image = at.closest('img, video') ?? within;
  const shown = image ? await shownField(image, targets, section) : undefined;
  const list = section && listSlot(section, isMany ? shown : undefined);
  if (isMany && list) return list;
  if (shown) return slotOf(shown);
  return (await entrySlot(at, targets)) ?? list ?? (section && ownSlot(section));
}

async function panelAt({ file, path }: Place): Promise<Field | undefined> {
  const panel = await ask('panel', { file, path });
  return 'ok' in panel ? undefined : panel;
}

/** Returns the place of a field that names a picture. What is said of the picture there does not hold for another. */
export function slotOf(field: Field): PictureSlot {
  const { file, path, control } = field;
  const place = { file, path: path.slice(0, -1) };
  const beside = (key: string) => ({ file, path: [...place.path, key] });
  const about = control.kind === 'file' ? control.about : [];
  const put = ([first, ...others]: readonly NewPicture[]): Act[] => [
    { kind: 'set', file, path, value: first?.src ?? '' },
    ...about.map(
      (key): Act =>
        key === 'alt'
          ? { kind: 'set', ...beside(key), value: first?.alt ?? '' }
          : { kind: 'remove', ...beside(key) },
    ),
    ...inserting({ file, path: place.path }, 1, String(path.at(-1)), others),
  ];
  const isItem = typeof place.path.at(-1) === 'number';
  return { place, hasWords: about.includes('alt'), room: isItem ? Infinity : 1, put };
}

/** Returns the acts that insert pictures into a list, from the item so many places behind another. */
function inserting(
  { file, path }: Place,
  behind: number,
  key: string,
  pictures: readonly NewPicture[],
): Act[] {
  return pictures.map(({ src, alt }, index) => {
    const place = [...path.slice(0, -1), Number(path.at(-1)) + behind + index];
    return { kind: 'insert', file, path: place, value: { [key]: src, alt } };
  });
}

/** Finds the field of a picture or a film on the page: beside its words, or by its file. */
async function shownField(image: Element, { texts }: Targets, section: Field | undefined) {
  const words = texts.find(({ element, spot }) => element === image && spot.attribute === 'alt');
  const sources = [image, ...image.querySelectorAll('source')];
  const urls = sources.map((each) => each.getAttribute('src') ?? image.getAttribute('poster'));
  const block = words
    ? await panelAt({ file: words.text.file, path: words.text.path.slice(0, -1) })
    : section;
  return (
    block &&
    fieldsOf(block).find(({ control, value }) => {
      if (control.kind !== 'file') return false;
      return words ? control.role === 'picture' : urls.includes(fileUrl(String(value)));
    })
  );
}

/** Lists a field with all fields in it. */
function fieldsOf(field: Field): readonly Field[] {
  const partsOf = (control: Control): readonly Field[] => {
    if (control.kind === 'union') return partsOf(control.control);
    return 'fields' in control ? control.fields : [];
  };
  return [field, ...partsOf(field.control).flatMap(fieldsOf)];
}

/** Returns the place behind a picture in a section's list or folder of pictures, or at its end. */
function listSlot(section: Field, behind: Field | undefined): PictureSlot | undefined {
  for (const { file, path, control: outer, value } of fieldsOf(section)) {
    const control = outer.kind === 'union' ? outer.control : outer;
    const place = { file, path };
    if (control.kind === 'list' && isPicture(control.added.value)) {
      const end = { file, path: [...path, control.fields.length - 1] };
      const last = behind ? { file, path: behind.path.slice(0, -1) } : end;
      const put = (pictures: readonly NewPicture[]) => inserting(last, 1, 'src', pictures);
      return { place, hasWords: true, room: Infinity, put };
    }
    if (control.kind !== 'file' || control.role !== 'picture folder' || !value) continue;
    const words = [...path.slice(0, -1), 'alt'];
    const put = (pictures: readonly NewPicture[]) =>
      pictures.map(({ src, alt }): Act => {
        return { kind: 'set', file, path: [...words, fileName(src)], value: alt };
      });
    return { place, hasWords: true, folder: String(value), room: Infinity, put };
  }
  return undefined;
}

const isPicture = (value: unknown) =>
  ['src', 'alt'].every((key) => Object.hasOwn(Object(value), key));

/** Finds the entry that is shown at an element, such as a project, which may have no picture yet. */
async function entrySlot(at: Element, { texts }: Targets): Promise<PictureSlot | undefined> {
  const entry = at.closest('article, li');
  const { file, path } = texts.find(({ element }) => entry?.contains(element))?.text ?? {};
  if (!file || !path) return undefined;
  // A project in a row has no field for it yet, and becomes a block.
  if (file === 'content' && path[0] === 'projects') {
    const place = { file, path: path.slice(0, 2) };
    const picture = { file, path: [...place.path, 'picture'] };
    const put = (pictures: readonly NewPicture[]) =>
      pictures.map((value): Act => ({ kind: 'set', ...picture, value }));
    return { place, hasWords: true, room: 1, put };
  }
  const item = path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1);
  const panel = await panelAt({ file, path: item });
  return panel && ownSlot(panel);
}

/** Returns the place of the picture of a section or an entry itself, which may have none yet. */
function ownSlot(field: Field): PictureSlot | undefined {
  const own = picturesOf(field).toSorted((one, other) => one.path.length - other.path.length);
  const meant = own.find(({ isWritten }) => isWritten) ?? own[0];
  return meant && slotOf(meant);
}

/** Lists the fields of pictures in a block, without those of its lists. */
function picturesOf(field: Field): readonly Field[] {
  const { control } = field;
  if (control.kind === 'block') return control.fields.flatMap(picturesOf);
  return control.kind === 'file' && control.role === 'picture' ? [field] : [];
}
