import { date } from '../../config/date.ts';
import { file, listOf, text } from '../../config/fields.ts';
import { headedSection } from '../../config/section.ts';

/** Offers files for download, such as a CV. */
export const download = headedSection(
  'download',
  {
    items: listOf({
      label: text.describe('The text of the link.'),
      file: file.describe('The file; its type and size are shown.'),
      note: date.optional().describe('A short text about the file, such as its language or date.'),
    }).describe('The files, in order.'),
  },
  { panel: { span: 6, items: 3 } },
);
