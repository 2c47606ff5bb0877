// @vitest-environment node
import { wcagContrast as contrast } from 'culori';
import { expect, test } from 'vitest';
import { nearestPassing } from './contrast.ts';
import { presetNames, presets } from './presets.ts';
import { theme } from './theme.ts';

const schemes = ['light', 'dark'] as const;

/** The issues of a theme, each as `path: message, fix`. */
function issuesOf(chosen: unknown): string[] {
  const { error } = theme.safeParse(chosen);
  return (error?.issues ?? []).map((issue) => {
    const fix = issue.code === 'custom' ? issue.params?.['fix'] : undefined;
    return `${issue.path.join('.')}: ${issue.message}, ${fix}`;
  });
}

for (const name of presetNames) {
  for (const scheme of schemes) {
    test(`${name} is readable in ${scheme} mode`, () => {
      const { accent, surface, text } = presets[name];
      expect(contrast(text[scheme], surface[scheme])).toBeGreaterThanOrEqual(7);
      expect(contrast(accent[scheme], surface[scheme])).toBeGreaterThanOrEqual(4.5);
    });
  }

  test(`the preset ${name} sets all values`, () => {
    expect(theme.parse({ preset: name })).toEqual(presets[name]);
  });
}

test('the default preset is dusk', () => {
  expect(theme.parse(undefined)).toEqual(presets.dusk);
});

test("the owner's values replace those of the preset one by one", () => {
  const { dusk } = presets;
  expect(theme.parse({ accent: { dark: '#ffffff' }, radius: 0 })).toEqual({
    ...dusk,
    accent: { ...dusk.accent, dark: '#ffffff' },
    radius: 0,
  });
});

test('the owner changes parts of the arrangement one by one', () => {
  const { noir } = presets;
  expect(
    theme.parse({ preset: 'noir', layout: { welcome: 'center' }, typography: { weight: 700 } }),
  ).toEqual({
    ...noir,
    layout: { ...noir.layout, welcome: 'center' },
    typography: { ...noir.typography, weight: 700 },
  });
});

test('no two presets set the welcome alike, or draw the same plates', () => {
  for (const part of ['welcome', 'plates'] as const) {
    expect(new Set(presetNames.map((name) => presets[name].layout[part])).size).toBe(
      presetNames.length,
    );
  }
});

test('a colour with too little contrast is reported with its ratio and the nearest that has enough', () => {
  expect(issuesOf({ accent: { light: '#9a8fd0' } })).toMatchInlineSnapshot(`
    [
      "accent.light: a contrast of at least 4.5:1 to the light surface #faf8f5 (this one has 2.75:1), write '#7468a6', the nearest that passes",
    ]
  `);
});

test('a surface is reported when the colours of the preset have too little contrast to it', () => {
  expect(issuesOf({ surface: { dark: '#777777' } })).toMatchInlineSnapshot(`
    [
      "surface.dark: a contrast of at least 4.5:1 to the dark text #f2eff9 (this one has 3.94:1), write '#6b6b6b', the nearest that passes",
      "surface.dark: a contrast of at least 4.5:1 to the dark accent #b8aaff (this one has 2.18:1), write '#474747', the nearest that passes",
    ]
  `);
});

test('every pair with too little contrast is reported, in light and dark', () => {
  const grey = { light: '#888888', dark: '#777777' };
  expect(
    issuesOf({ text: grey, accent: grey, surface: grey }).map((each) => each.split(':')[0]),
  ).toEqual(['text.light', 'accent.light', 'text.dark', 'accent.dark']);
});

const grounds = ['#ffffff', '#faf8f5', '#808080', '#13111d', '#000000', '#4a37b8'];
const colors = ['#ffff00', '#9a8fd0', '#ff0000', '#00ff88', '#777777', '#4a37b8', '#123456'];

for (const ground of grounds) {
  test(`the nearest colour to any other on ${ground} passes`, () => {
    for (const color of colors) {
      const nearest = nearestPassing(color, ground, 4.5);
      expect(contrast(nearest, ground), color).toBeGreaterThanOrEqual(4.5);
      if (contrast(color, ground) >= 4.5) expect(nearest).toBe(color);
    }
  });
}
