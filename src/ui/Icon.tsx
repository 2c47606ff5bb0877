import { ownValue } from '../shared/icon.ts';
import { useAssets } from './assets.ts';
import { icon } from './Icon.css.ts';

/** Renders an icon that screen readers ignore. If the page lacks the icon, `fallback` replaces it. */
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
