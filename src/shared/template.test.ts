import { expect, test } from 'vitest';
import { hasUnpairedBrace, titleOf, titlePattern } from './template.ts';

test.each([
  ['Contact me{separator}{appName}', 'Contact me - Vitrine'],
  ['{appName}{appName}', 'VitrineVitrine'],
  // Braces in the owner's name are no variables, so they stay.
  ['{ownerName}', '{appName} $& $1'],
  ['{owner} {toString}', '{owner} {toString}'],
])('the title %s is %s', (template, title) => {
  const site = {
    app: { name: 'Vitrine' },
    owner: { name: '{appName} $& $1' },
    titles: { separator: ' - ' },
  };
  expect(titleOf(template, site)).toBe(title);
  // The owner's name from the data service replaces the configured name.
  expect(titleOf('{ownerName}', site, 'Ada')).toBe('Ada');
});

test.each([
  ['{appName}', false],
  ['{appName', true],
  ['appName}', true],
])('whether a brace of %s has no partner: %s', (template, isLoose) => {
  expect(hasUnpairedBrace(template)).toBe(isLoose);
  expect(new RegExp(titlePattern).test(template)).toBe(!isLoose);
});
