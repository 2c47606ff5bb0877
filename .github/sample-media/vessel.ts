import { randomFrom } from './random.ts';

/** The glaze, its shadow and the wall behind it. */
const glazes = [
  ['#c96f4a', '#6e2f1c', '#e9ded0'],
  ['#5d7f86', '#243a40', '#dcdcd4'],
  ['#d8c9a8', '#8a744c', '#8f8a80'],
  ['#2f3436', '#0c0e0f', '#cfc7bb'],
  ['#8fa27c', '#40502f', '#efe9dd'],
  ['#b7c2c9', '#56636d', '#5b4a41'],
  ['#7d3a34', '#33110f', '#d9cdbf'],
] as const;

type Size = { width: number; height: number };

/** Draws a vessel on a table as SVG: its outline is turned on a wheel, as it were. */
export function drawVessel(seed: number, { width, height }: Size): string {
  const random = randomFrom(seed + 77);
  const [glaze = '', shade = '', wall = ''] = glazes[seed % glazes.length] ?? [];
  const table = height * 0.78;
  const size = Math.min(width * 0.52, height * 0.62);
  const tall = size * (0.6 + 0.55 * random());
  const half = (size * (0.55 + 0.3 * random())) / 2;
  const [foot, belly, neck, lip] = [
    half * (0.45 + 0.25 * random()),
    half,
    half * (0.25 + 0.6 * random()),
    half * (0.4 + 0.5 * random()),
  ];
  const x = width / 2;
  const top = table - tall;
  const side = (sign: 1 | -1) => [
    `${x + sign * belly},${table - tall * 0.12} ${x + sign * belly},${table - tall * 0.5}`,
    `${x + sign * neck},${table - tall * 0.72}`,
    `${x + sign * neck},${table - tall * 0.88} ${x + sign * lip},${top + tall * 0.03} ${x + sign * lip},${top}`,
  ];
  const [b1, n1, l1] = side(1);
  const left = `C${x - neck},${table - tall * 0.88} ${x - neck},${table - tall * 0.8} ${x - neck},${table - tall * 0.72} C${x - belly},${table - tall * 0.5} ${x - belly},${table - tall * 0.12} ${x - foot},${table}`;
  const outline = `M${x + foot},${table} C${b1} ${n1} C${l1} L${x - lip},${top} ${left}Z`;
  const dip = table - tall * (0.3 + 0.35 * random());
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>
<linearGradient id="body"><stop stop-color="${shade}"/><stop offset="0.32" stop-color="${glaze}"/><stop offset="0.4" stop-color="#fff" stop-opacity="0.5"/><stop offset="0.5" stop-color="${glaze}"/><stop offset="1" stop-color="${shade}"/></linearGradient>
<linearGradient id="wall" x2="1" y2="1"><stop stop-color="#fff" stop-opacity="0.5"/><stop offset="1" stop-color="#000" stop-opacity="0.28"/></linearGradient>
<filter id="soft"><feGaussianBlur stdDeviation="${size / 26}"/></filter>
<filter id="grain"><feTurbulence baseFrequency="0.8" seed="${seed}"/><feColorMatrix values="0 0 0 0 0.4 0 0 0 0 0.4 0 0 0 0 0.4 0 0 0 0.12 0"/></filter>
<clipPath id="shape"><path d="${outline}"/></clipPath>
</defs>
<rect width="100%" height="100%" fill="${wall}"/><rect width="100%" height="100%" fill="url(#wall)"/>
<rect y="${table - size * 0.08}" width="100%" height="100%" fill="#000" opacity="0.13"/>
<ellipse cx="${x + size * 0.16}" cy="${table}" rx="${belly * 1.25}" ry="${size * 0.055}" fill="#000" opacity="0.55" filter="url(#soft)"/>
<path d="${outline}" fill="url(#body)"/>
<g clip-path="url(#shape)"><rect y="${dip}" width="100%" height="100%" fill="${shade}" opacity="0.42"/><rect y="${dip - 4}" width="100%" height="5" fill="#fff" opacity="0.3"/></g>
<ellipse cx="${x}" cy="${top}" rx="${lip}" ry="${lip * 0.17}" fill="${shade}"/><ellipse cx="${x}" cy="${top}" rx="${lip}" ry="${lip * 0.17}" fill="none" stroke="${glaze}" stroke-width="${size / 120}"/>
<rect width="100%" height="100%" filter="url(#grain)"/>
</svg>`;
}
