import { clampChroma, converter, formatHex, wcagContrast } from 'culori';

const toOklch = converter('oklch');

/**
 * The colour nearest to `color` whose contrast to `ground` is at least `ratio`: of the same hue, and
 * lighter or darker, whichever is nearer.
 */
export function nearestPassing(color: string, ground: string, ratio: number): string {
  const start = toOklch(color);
  if (!start) return color;
  for (let step = 0; step <= 100; step += 1) {
    for (const l of [start.l - step / 100, start.l + step / 100]) {
      if (l < 0 || l > 1) continue;
      const candidate = formatHex(clampChroma({ ...start, l }, 'oklch'));
      if (candidate && wcagContrast(candidate, ground) >= ratio) return candidate;
    }
  }
  return color;
}
