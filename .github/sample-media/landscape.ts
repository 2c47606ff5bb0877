import { formatHex, interpolate } from 'culori';
import { randomFrom } from './random.ts';

/** The sky above, the sky at the horizon, and the nearest ground. */
const lights = [
  ['#27364f', '#e8b48c', '#14161d'],
  ['#7fa3bd', '#efe6d6', '#26352f'],
  ['#1c2238', '#b86b5e', '#0d0c12'],
  ['#b9c7cc', '#f4f1ea', '#4a524c'],
  ['#486a73', '#dfd6b8', '#1d2622'],
  ['#d8a978', '#f7e3c4', '#5a3420'],
  ['#0f1b2b', '#4f7f8c', '#080d12'],
  ['#8d8fa8', '#ecd3cf', '#2c2733'],
] as const;

type Size = { width: number; height: number };

/** Draws a landscape as SVG: a sky with a sun or a moon, ridges one behind the other, or the sea. */
export function drawLandscape(seed: number, { width, height }: Size): string {
  const random = randomFrom(seed);
  const [high = '', low = '', near = ''] = lights[seed % lights.length] ?? [];
  const horizon = height * (0.38 + 0.24 * random());
  const sun = { x: width * (0.15 + 0.7 * random()), y: horizon * (0.45 + 0.4 * random()) };
  const radius = Math.min(width, height) * (0.03 + 0.05 * random());
  const ground = seed % 3 === 1 ? drawSea : drawRidges;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${high}"/><stop offset="${horizon / height}" stop-color="${low}"/></linearGradient>
<radialGradient id="glow"><stop stop-color="${low}"/><stop offset="1" stop-color="${low}" stop-opacity="0"/></radialGradient>
<filter id="grain"><feTurbulence baseFrequency="0.9" seed="${seed}"/><feColorMatrix values="0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 0.09 0"/></filter>
</defs>
<rect width="100%" height="100%" fill="url(#sky)"/>
<circle cx="${sun.x}" cy="${sun.y}" r="${radius * 6}" fill="url(#glow)"/>
<circle cx="${sun.x}" cy="${sun.y}" r="${radius}" fill="#fff8ea" opacity="0.92"/>
${ground({ width, height, horizon, random, colors: [low, near], sun: sun.x })}
<rect width="100%" height="100%" filter="url(#grain)"/>
</svg>`;
}

type Ground = Size & {
  horizon: number;
  random: () => number;
  colors: readonly [far: string, near: string];
  /** Where the light comes from, in px from the left. */
  sun: number;
};

function drawRidges({ width, height, horizon, random, colors }: Ground): string {
  const ridges = 4 + Math.floor(3 * random());
  const mix = interpolate([...colors], 'oklab');
  return Array.from({ length: ridges }, (_, index) => {
    const depth = (index + 1) / ridges;
    const top = horizon + (height - horizon) * (depth - 1 / ridges) * 0.9;
    const waves = [1, 2.3, 5.1, 11].map((frequency) => ({
      frequency: frequency * (1 + random()),
      phase: 7 * random(),
      swing: ((height * 0.09) / frequency) * (0.5 + random()),
    }));
    const points = Array.from({ length: 121 }, (__, step) => {
      const lift = waves.reduce(
        (sum, { frequency, phase, swing }) =>
          sum + swing * Math.sin((step / 19) * frequency + phase),
        0,
      );
      return `${((step / 120) * width).toFixed(1)},${(top - lift).toFixed(1)}`;
    });
    const fill = formatHex(mix(0.18 + 0.82 * depth));
    return `<path d="M0,${height} L${points.join(' ')} L${width},${height}Z" fill="${fill}"/>`;
  }).join('');
}

function drawSea({ width, height, horizon, random, colors, sun }: Ground): string {
  const mix = interpolate([...colors], 'oklab');
  const water = `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${formatHex(mix(0.55))}"/>`;
  const strips = Array.from({ length: 90 }, (_, index) => {
    const depth = (index + 1) / 90;
    const y = horizon + (height - horizon) * depth ** 1.6;
    const length = width * (0.02 + 0.22 * depth * random());
    const isBright = random() < 0.55 - 0.35 * depth;
    const spread = width * (0.04 + 0.5 * depth);
    const x = (isBright ? sun + spread * (random() - 0.5) : width * random()) - length / 2;
    const fill = isBright ? '#fff3dc' : formatHex(mix(0.4 + 0.6 * random()));
    return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${length.toFixed(1)}" height="${(1 + 7 * depth * depth).toFixed(1)}" rx="2" fill="${fill}" opacity="${(0.25 + 0.5 * random()).toFixed(2)}"/>`;
  });
  return water + strips.join('');
}
