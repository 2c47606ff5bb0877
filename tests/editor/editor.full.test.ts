import { expect, test } from 'vitest';
import { slipsIn } from '../mistakes/slips.ts';
import { contentFile, siteFile } from '../mistakes/try-mistake.ts';
import { editorFor } from './language-service.ts';

test('an editor underlines at least nine tenths of what the check reports', async () => {
  let reported = 0;
  const missed: string[] = [];
  for (const { name, sample, text: good, check } of [siteFile, contentFile]) {
    const validate = editorFor(name);
    for (const { title, edit } of slipsIn(sample).filter((_, index) => index % 17 === 0)) {
      const text = edit(good);
      const diagnosis = check(text);
      const underlined = await validate(text);
      for (const { line, message } of diagnosis.ok ? [] : diagnosis.problems) {
        reported += 1;
        const isUnderlined = underlined.some(
          ({ range }) => range.start.line < line && range.end.line >= line - 1,
        );
        if (!isUnderlined) missed.push(`${title}: ${name}:${line} ${message}`);
      }
    }
  }
  expect(reported).toBeGreaterThan(100);
  expect(1 - missed.length / reported, missed.join('\n')).toBeGreaterThanOrEqual(0.9);
}, 600_000);
