import { ownValue } from '../shared/icon.ts';
import { useAssets } from './assets.ts';
import { icon } from './Icon.css.ts';

/** An icon by name, hidden from screen readers; `fallback` replaces one that the build has not made. */
export function Icon({ name, fallback }: { name: string; fallback?: string }) {
  const { icons } = useAssets();
  const outlines = ownValue(icons, name) ?? (fallback === undefined ? undefined : icons[fallback]);
  return (
    <svg className={icon} viewBox="0 0 24 24" aria-hidden="true">
      {outlines?.map((outline) =>
        typeof outline === 'string' ? (
          <path key={outline} d={outline} />
        ) : (
          <path key={`area ${outline.area}`} d={outline.area} fill="currentColor" stroke="none" />
        ),
      )}
    </svg>
  );
}
