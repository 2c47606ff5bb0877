import type { SharedConfig } from '../page-data.ts';
import { colorSwitch } from './ColorSwitch.css.ts';

type Labels = Exclude<SharedConfig['navigation']['switch'], false>;

/** The choice between light, dark, and what the system says; `color-scheme.ts` carries it out. */
export function ColorSwitch({ labels }: { labels: Labels }) {
  return (
    <span className={colorSwitch} title={labels.label}>
      <select ref={showChoice} name="color-scheme" aria-label={labels.label}>
        <option value="">{labels.system}</option>
        <option value="light">{labels.light}</option>
        <option value="dark">{labels.dark}</option>
      </select>
    </span>
  );
}

function showChoice(select: HTMLSelectElement | null): void {
  if (select) select.value = document.documentElement.dataset['scheme'] ?? '';
}
