import type { ComponentProps } from 'react';
import lines from './icons.json';

type IconName = keyof typeof lines;

/** Draws an icon of the set Tabler. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={lines[name]} />
    </svg>
  );
}

type Props = Omit<ComponentProps<'button'>, 'onClick'> & {
  icon?: IconName;
  label: string;
  look?: 'icon-button' | 'quiet' | 'view-button';
  onPress: () => unknown;
};

/** A button. The name of one that shows an icon alone is a tooltip. */
export function Button({ icon, label, look = 'icon-button', onPress, ...props }: Props) {
  const name = look === 'icon-button' ? { 'aria-label': label, title: label } : { children: label };
  return (
    <button type="button" className={look} onClick={onPress} {...props} {...name}>
      {icon && <Icon name={icon} />}
      {name.children}
    </button>
  );
}
