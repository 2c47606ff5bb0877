import { expect, test } from 'vitest';
import { presetNames, presets } from '../../../config/theme.ts';
import { findFont } from '../../../shared/fonts.ts';
import { findLetters } from './font-files.ts';
import { buildFonts } from './fonts.ts';
import { fontsForWords } from './whole-words.ts';

const inBoth = (text: string) => ({ display: text, text });

test.each(presetNames)(
  'a Vietnamese name is in one face in the theme %s, and it is said in which',
  async (name) => {
    const theme = presets[name];
    const { chosen, notes } = await fontsForWords(theme, inBoth('Nguyễn Thị Thảo'));
    for (const [role, choice] of Object.entries(chosen)) {
      const font = findFont(choice);
      if (!font) throw new Error(`${role} is in a font of the system`);
      expect(await findLetters(font, 'Nguyễn Thị Thảo NGUYỄN THỊ THẢO')).toMatchObject({
        missing: '',
      });
      const isOther = Object.entries(theme.fonts).some(
        ([of, was]) => of === role && was !== choice,
      );
      const line = `theme: { fonts: { ${role}: ${choice} } }`;
      expect(notes.some((note) => note.includes(line))).toBe(isOther);
    }
  },
);

const texts = [
  'Zażółć gęślą jaźń',
  'İstanbul ışığı',
  'Știință și țară',
  'Ελένη Παπαδοπούλου',
  'Лев',
  'React开发',
];

test.each(texts)('"%s" leaves the fonts of every theme', async (text) => {
  for (const name of presetNames) {
    const theme = presets[name];
    expect(await fontsForWords(theme, inBoth(text))).toEqual({ chosen: theme.fonts, notes: [] });
  }
});

test('a word that no font has all letters of is in a font of the system, with all beside it', async () => {
  const { chosen, notes } = await fontsForWords(presets.dusk, inBoth('AꟘa'));
  expect(chosen).toEqual({ display: 'system-serif', text: 'system-sans' });
  expect(notes[1]).toContain('Figtree has no Ꟙ, so that "AꟘa" would be in two fonts');
  expect(notes[1]).toContain('theme.fonts.text');
});

test('capitals that CSS makes of a text are in its font', async () => {
  const page = { all: 'łódź', display: 'łódź', first: '' };
  const { late } = await buildFonts({
    theme: presets.noir,
    base: '/',
    texts: new Map([['', page]]),
  });
  for (const letter of 'łŁźŹ') {
    const code = Number(letter.codePointAt(0)).toString(16);
    expect(late).toMatch(new RegExp(`unicode-range:[^;]*U\\+(${code}\\b|[0-9a-f]+-${code})`));
  }
});
