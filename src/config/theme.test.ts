import { wcagContrast as contrast } from 'culori';
import { expect, test } from 'vitest';
import { nearestReadable } from './color.ts';
import { presetNames, presets, theme } from './theme.ts';

/** Returns the issues of a theme, each as `path: message, fix`. */
function issuesOf(chosen: unknown): string[] {
  const { error } = theme.safeParse(chosen);
  return (error?.issues ?? []).map((issue) => {
    const fix = issue.code === 'custom' ? issue.params?.['fix'] : undefined;
    return `${issue.path.join('.')}: ${issue.message}, ${fix}`;
  });
}

test.each(presetNames)('the preset %s sets all values, and is readable', (name) => {
  const { accent, surface, text } = presets[name];
  expect(theme.parse({ preset: name })).toEqual({ ...presets[name], pictureGrade: 'none' });
  for (const scheme of ['light', 'dark'] as const) {
    expect(contrast(text[scheme], surface[scheme])).toBeGreaterThanOrEqual(7);
    expect(contrast(accent[scheme], surface[scheme])).toBeGreaterThanOrEqual(4.5);
  }
});

test("the owner's values replace those of the preset dusk one by one", () => {
  const { dusk } = presets;
  const chosen = { accent: { dark: '#ffffff' }, radius: 0, layout: { welcome: 'center' } };
  expect(theme.parse(chosen)).toEqual({
    ...dusk,
    pictureGrade: 'none',
    accent: { ...dusk.accent, dark: '#ffffff' },
    radius: 0,
    layout: { ...dusk.layout, welcome: 'center' },
  });
});

test('a colour with too little contrast is reported with its ratio and the nearest that has enough', () => {
  expect(issuesOf({ surface: { dark: '#777777' } })).toMatchInlineSnapshot(`
    [
      "surface.dark: a contrast of at least 4.5:1 to the dark text #f2eff9 (this one has 3.94:1), write '#6b6b6b', the nearest that passes",
      "surface.dark: a contrast of at least 4.5:1 to the dark accent #b8aaff (this one has 2.18:1), write '#474747', the nearest that passes",
    ]
  `);
});

test('every pair with too little contrast is reported, in light and dark', () => {
  const grey = { light: '#888888', dark: '#777777' };
  const places = issuesOf({ text: grey, accent: grey, surface: grey }).map(
    (each) => each.split(':')[0],
  );
  expect(places).toEqual(['text.light', 'accent.light', 'text.dark', 'accent.dark']);
});

test('the nearest colour that passes is found on every ground', () => {
  for (const ground of ['#ffffff', '#808080', '#13111d', '#4a37b8'])
    for (const color of ['#ffff00', '#777777', '#4a37b8', '#123456']) {
      const nearest = nearestReadable(color, ground, 4.5);
      expect(contrast(nearest, ground), color).toBeGreaterThanOrEqual(4.5);
      if (contrast(color, ground) >= 4.5) expect(nearest).toBe(color);
    }
});
