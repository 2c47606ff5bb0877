import { useAssets } from './assets.ts';
import { icon } from './Icon.css.ts';

/** An icon by name; `instead` stands in where the build has not made it. It is silent for screen readers. */
export function Icon({ name, instead }: { name: string; instead?: string }) {
  const { icons } = useAssets();
  const outlines = icons[name] ?? (instead === undefined ? undefined : icons[instead]);
  return (
    <svg className={icon} viewBox="0 0 24 24" aria-hidden="true">
      {outlines?.map((outline) => (
        <path key={outline} d={outline} />
      ))}
    </svg>
  );
}
