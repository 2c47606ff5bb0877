import type { FileRole } from '../config/field-metadata.ts';
import type { Json, Place } from './place.ts';
import type { PlainProblem } from './state.ts';

/** What only the owner knows of a new value: the path below it, and the role of a file that is asked for. */
export type Question = Pick<Field, 'path' | 'label' | 'description'> & {
  role: FileRole | undefined;
  /** Whether it may be left empty, and then is not written. */
  isOptional: boolean;
};

/** A new section, item or form of a value, and what has to be asked before it can be written. */
export type NewValue = { value: Json; questions: readonly Question[] };

/** A field of a panel, from the schema. */
export type Field = Place & {
  /** The title of the field, or what the page calls an item. */
  label: string;
  description: string;
  isRequired: boolean;
  /** Whether the owner's file has the value. */
  isWritten: boolean;
  /** The value in the file, or else the default; null if there is none. */
  value: Json;
  default: Json;
  control: Control;
};

export type Control =
  | { kind: 'text'; isLong: boolean; proposals: readonly string[] }
  | { kind: 'switch' | 'icon' | 'fixed' }
  /** The look of the site, from `presets` of the state. */
  | { kind: 'preset' }
  /** `ground` is the colour of the theme that this one has to be told from. */
  | { kind: 'color'; ground: string | undefined }
  /** `names` are what the desk calls the choices. */
  | { kind: 'choice'; choices: readonly (string | number)[]; names: readonly string[] }
  | { kind: 'number'; min: number | null; max: number | null; isWhole: boolean; unit: string }
  /** A file below `public/`, or another choice, such as the name of a font that comes with the site. */
  | {
      kind: 'file';
      role: FileRole | 'picture folder';
      choices: readonly string[];
      /** The keys beside a picture that say something of it: `alt`, which it needs, and others that are written. */
      about: readonly string[];
    }
  | { kind: 'block'; fields: readonly Field[] }
  | { kind: 'list'; fields: readonly Field[]; added: NewValue }
  /** Lines with a key of the owner's choice each. */
  | { kind: 'record'; fields: readonly Field[]; added: NewValue }
  /** One of several forms; `chosen` is the index of the form of the value, whose fields are in `control`. */
  | {
      kind: 'union';
      options: readonly ({ label: string } & NewValue)[];
      chosen: number;
      control: Control;
    };

export type Panel = Field & {
  /** What the page calls the section or the item that the fields belong to. */
  name: string;
  problems: readonly PlainProblem[];
};
