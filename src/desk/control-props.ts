import type { ReactNode } from 'react';
import type { Control, Field } from '../shared/desk-protocol.ts';
import type { Write } from './use-field-write.ts';

/** What the control of a field gets; `Kind` is the kind of control, whose description is in `control`. */
export type ControlProps<Kind extends Control['kind'] = Control['kind']> = {
  /** The attributes of the input that the label of the field names. */
  input: { id: string; 'aria-invalid': boolean; 'aria-describedby': string };
  field: Field;
  control: Extract<Control, { kind: Kind }>;
  write: Write;
  /** Removes the value from the file, so that the default holds. */
  remove: () => void;
  /** Renders a field within this one; `isItem` leaves its name to the list around it. */
  renderField: (field: Field, isItem?: boolean) => ReactNode;
};

/** The props of a control that needs to know no more of its kind. */
export type PlainProps = Omit<ControlProps, 'control'>;
