/** The lines of each icon, from the set Tabler. */
const lines = {
  undo: 'M9 14l-4-4 4-4M5 10h11a4 4 0 1 1 0 8h-1',
  redo: 'M15 14l4-4-4-4M19 10H8a4 4 0 1 0 0 8h1',
  close: 'M18 6 6 18M6 6l12 12',
  up: 'M12 5v14M18 11l-6-6-6 6',
  down: 'M12 5v14M18 13l-6 6-6-6',
  add: 'M12 5v14M5 12h14',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  hide: 'M10 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0M21 12q-3.6 6-9 6t-9-6q3.6-6 9-6t9 6',
  show: 'M10.6 10.6a2 2 0 1 0 2.8 2.8M16.7 16.7A9 9 0 0 1 12 18q-5.4 0-9-6a18 18 0 0 1 4.3-4.7M10 6.2A9 9 0 0 1 12 6q5.4 0 9 6-.7 1.1-1.5 2.1M3 3l18 18',
  remove: 'M4 7h16M10 11v6M14 11v6M5 7l1 12a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2l1-12M9 7V4h6v3',
  drag: 'M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01',
  settings: 'M4 6h8M16 6h4M14 4v4M4 12h2M10 12h10M8 10v4M4 18h11M19 18h1M17 16v4',
  pages: 'M4 4h16v6H4zM4 14h16v6H4z',
  site: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M3 12h18M12 3q-8 9 0 18M12 3q8 9 0 18',
  theme:
    'M12 21a9 9 0 1 1 9-9c0 3-3 3-4.5 3H14a2 2 0 0 0-1 3.7A1.3 1.3 0 0 1 12 21M8 10h.01M12 7.5h.01M16 10h.01',
} as const;

export type IconName = keyof typeof lines;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={lines[name]} />
    </svg>
  );
}

type Props = { icon: IconName; label: string; isDisabled?: boolean; onPress: () => unknown };

/** A button with an icon alone; its name is a tooltip. */
export function IconButton({ icon, label, isDisabled = false, onPress }: Props) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

type TextButtonProps = Pick<Props, 'label' | 'onPress'> & { icon?: IconName; isOpen?: boolean };

/** A button with its name; one with `isOpen` opens and closes what is beside it. */
export function TextButton({ icon, label, isOpen, onPress }: TextButtonProps) {
  return (
    <button
      type="button"
      className={isOpen === undefined ? 'quiet' : 'view-button'}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {icon && <Icon name={icon} />}
      {label}
    </button>
  );
}
