import { z } from 'zod';
import type { Control } from '../../../desk-protocol/panel.ts';
import { allowedValues } from '../../../schema/describe-schema.ts';
import type { Path } from '../../../schema/path.ts';
import { docsOf, metadataOf, type Schema, unwrapped } from '../../../schema/schema-tree.ts';
import { inLanguage } from './owner-words.ts';
import { textKind } from './text-marks.ts';

/** Returns the control of a value without parts. */
export function valueControl(
  schema: Schema,
  path: Path,
  value: unknown,
  language: string,
): Control {
  const one = unwrapped(schema);
  const { role, unit = '' } = metadataOf(schema);
  if (one instanceof z.ZodBoolean) return { kind: 'switch' };
  if (one instanceof z.ZodNumber) {
    const { minValue, maxValue, isInt: isWhole } = one;
    const limit = (own: number | null) => (Math.abs(own ?? Infinity) < 1e15 ? own : null);
    return { kind: 'number', min: limit(minValue), max: limit(maxValue), isWhole, unit };
  }
  const choices = allowedValues(schema)?.map((each) =>
    typeof each === 'number' ? each : String(each),
  );
  if (choices?.length === 1) return { kind: 'fixed' };
  const names = choices?.map((each) => inLanguage(language, String(each)));
  if (choices && names) return { kind: 'choice', choices, names };
  const kind = textKind({ schema, role, value: String(value ?? ''), path });
  const { examples = [] } = role === 'focus' ? docsOf(schema) : {};
  const proposals = [examples].flat().map(String);
  return { kind: 'text', isLong: kind !== undefined && kind !== 'short', proposals };
}
