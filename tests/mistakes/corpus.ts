import { content } from './corpus/content.ts';
import { habits } from './corpus/habits.ts';
import { indentation } from './corpus/indentation.ts';
import { keys } from './corpus/keys.ts';
import { pasted } from './corpus/pasted.ts';
import { quotes } from './corpus/quotes.ts';
import { structure } from './corpus/structure.ts';
import { values } from './corpus/values.ts';
import type { Mistake } from './mistake.ts';

/** Mistakes in `site.config.yaml`. */
export const siteMistakes: readonly Mistake[] = [
  ...indentation,
  ...keys,
  ...values,
  ...quotes,
  ...structure,
  ...pasted,
  ...habits,
];

/** Mistakes in `content/index.yaml`. */
export const contentMistakes: readonly Mistake[] = content;
