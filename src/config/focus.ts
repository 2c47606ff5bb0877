import { z } from 'zod';
import { fieldMetadata } from './field-metadata.ts';
import { refuseWhere, type TextProblem } from './text-problem.ts';

const percent = String.raw`(?:100|\d{1,2}(?:\.\d+)?)%`;
// CSS has the same form. A percentage beside a word is from the left if it comes first.
const form = new RegExp(
  `^(?:(?:left|center|right|${percent})(?: (?:top|center|bottom|${percent}))?|(?:top|bottom)(?: (?:left|center|right))?)$`,
);

const expected =
  'a place in the picture, such as top, bottom right, or 30% 20% from its left and upper edge';

/** Finds the problem of a text that is no place in a picture. */
function findFocusProblem(text: string): TextProblem | undefined {
  if (form.test(text)) return undefined;
  const words = text
    .toLowerCase()
    .replace(/\b(?:middle|centre)\b/g, 'center')
    .replace(/(\d)(?![\d.%])/g, '$1%')
    .split(/[\s,/-]+/)
    .filter(Boolean);
  const meant = [words, words.toReversed()]
    .map((each) => each.join(' '))
    .find((each) => form.test(each));
  return { expected, meant, isCertain: meant !== undefined };
}

/** The place of a picture that stays in sight where the picture is cut. */
export const focus = z
  .string()
  .superRefine(refuseWhere(findFocusProblem))
  .meta({
    pattern: form.source,
    examples: ['top', 'bottom', 'left', 'right', 'top left', 'bottom right', '30% 20%'],
  })
  .register(fieldMetadata, { role: 'focus', expected })
  .optional()
  .describe('What stays in sight where the picture is cut: a side, a corner or a place.');
