import { content } from './corpus/content.ts';
import { contentPasted } from './corpus/content-pasted.ts';
import { dashes } from './corpus/dashes.ts';
import { habits } from './corpus/habits.ts';
import { indentation } from './corpus/indentation.ts';
import { keys } from './corpus/keys.ts';
import { pasted } from './corpus/pasted.ts';
import { quotes } from './corpus/quotes.ts';
import { signs } from './corpus/signs.ts';
import { structure } from './corpus/structure.ts';
import { values } from './corpus/values.ts';
import { wholeFiles } from './corpus/whole-files.ts';
import type { Mistake } from './mistake.ts';

/** Mistakes in `site.config.yaml`. */
export const siteMistakes: readonly Mistake[] = [
  ...indentation,
  ...dashes,
  ...keys,
  ...values,
  ...quotes,
  ...structure,
  ...signs,
  ...wholeFiles,
  ...pasted,
  ...habits,
];

/** Mistakes in `content/index.yaml`. */
export const contentMistakes: readonly Mistake[] = [...content, ...contentPasted];
