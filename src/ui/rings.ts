import { layout } from './arrangement.css.ts';
import { globalMedia } from './style-rules.ts';
import { onPlate, theme } from './theme.css.ts';

/** Mixes the accent and the text colour. Text that is readable on both colours is readable on the mix. */
const step = (share: number) =>
  `color-mix(in oklab, ${theme.color.accent}, ${theme.color.text} ${share}%)`;

/** Like `step`, but a shade of the surface on dark pages, where large areas in the accent colour would glare. */
const calm = (share: number) =>
  `light-dark(${step(share)}, color-mix(in oklab, ${theme.color.surface}, ${theme.color.accent} ${16 + share / 2}%))`;

/** Returns rings around a centre. The unit is a hundredth of the width of the area. */
export const rings = (center: string, unit: string) =>
  `radial-gradient(circle at ${center}, ${calm(42)} 12${unit}, ${calm(28)} 0 26${unit}, ${calm(14)} 0 42${unit}, ${calm(0)} 0)`;

/** Makes elements plates with words on them, on screens. Only some themes have rings on them. */
export function makePlate(elements: string, center: string, unit: string): void {
  const background = layout.plates === 'rings' ? rings(center, unit) : calm(0);
  globalMedia(elements, 'screen', { background, color: onPlate.text });
  // The ground is mixed from the same variables, so only the words on it get other values.
  const vars = {
    [theme.color.text]: onPlate.text,
    [theme.color.muted]: onPlate.text,
    [theme.color.accent]: onPlate.accent,
    [theme.color.line]: `color-mix(in srgb, ${onPlate.text} 30%, transparent)`,
  };
  globalMedia(`${elements} > *`, 'screen', { color: onPlate.text, vars });
}
