import { content } from './corpus/content.ts';
import { contentPasted } from './corpus/content-pasted.ts';
import { dashes } from './corpus/dashes.ts';
import { figures } from './corpus/figures.ts';
import { generators } from './corpus/generators.ts';
import { habits } from './corpus/habits.ts';
import { indentation } from './corpus/indentation.ts';
import { keyboards } from './corpus/keyboards.ts';
import { keys } from './corpus/keys.ts';
import { links } from './corpus/links.ts';
import { looks } from './corpus/looks.ts';
import { merged } from './corpus/merged.ts';
import { pasted } from './corpus/pasted.ts';
import { quotes } from './corpus/quotes.ts';
import { rows } from './corpus/rows.ts';
import { sections } from './corpus/sections.ts';
import { seldomTouched } from './corpus/seldom-touched.ts';
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
  ...generators,
  ...keyboards,
  ...figures,
  ...looks,
  ...links,
  ...sections,
  ...seldomTouched,
  ...merged,
];

/** Mistakes in `content/index.yaml`. */
export const contentMistakes: readonly Mistake[] = [...content, ...contentPasted, ...rows];
