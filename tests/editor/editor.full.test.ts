// @vitest-environment node
import { expect, test } from 'vitest';
import { validFiles } from '../mutations/valid-files.ts';
import { editorFor } from './language-service.ts';

test('an editor underlines at least nine tenths of what the check reports', async () => {
  let reported = 0;
  const missed: string[] = [];
  for (const { name, mutations, check } of validFiles()) {
    const validate = editorFor(name);
    for (const { kind, text } of mutations.filter((_, index) => index % 17 === 0)) {
      const underlined = await validate(text);
      for (const { line, message } of check(text)) {
        reported += 1;
        const isUnderlined = underlined.some(
          ({ range }) => range.start.line < line && range.end.line >= line - 1,
        );
        if (!isUnderlined) missed.push(`${kind}: ${name}:${line} ${message}`);
      }
    }
  }
  expect(reported).toBeGreaterThan(200);
  expect(1 - missed.length / reported, missed.join('\n')).toBeGreaterThanOrEqual(0.9);
}, 600_000);
