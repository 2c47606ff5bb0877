import { expect, test } from 'vitest';
import { createStyleAdopter } from './page-files.ts';

test('styles of types that the document lacks are adopted, each once', () => {
  const adopt = createStyleAdopter(['prose']);
  adopt({ prose: 'p{color:red}', links: 'a{color:red}' });
  adopt({ links: 'a{color:red}', hero: 'h1{color:red}' });
  const rules = document.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText);
  expect(rules.map((rule) => rule?.charAt(0))).toEqual(['a', 'h']);
});
