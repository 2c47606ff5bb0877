import { expect, test } from 'vitest';
import {
  fillTemplate,
  hasUnpairedBrace,
  titleOf,
  titlePattern,
  titleVariables,
  unknownVariables,
} from './template.ts';

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
  ['{owner}{appName}{}{toString}', ['{owner}', '{}', '{toString}']],
  ['{ownerName}{separator}{appName}', []],
])('the unknown variables of %s are %j', (template, unknown) => {
  expect(unknownVariables(template, titleVariables)).toEqual(unknown);
  expect(fillTemplate(unknown.join(), { appName: '' })).toBe(unknown.join());
});

test.each([
  ['{appName}', false],
  ['{appName', true],
  ['appName}', true],
])('whether a brace of %s has no partner: %s', (template, isLoose) => {
  expect(hasUnpairedBrace(template)).toBe(isLoose);
  expect(new RegExp(titlePattern).test(template)).toBe(!isLoose);
});
