import type { ReactNode } from 'react';
import type { EntranceName } from '../config/animation.ts';
import { entrance } from './entrance.css.ts';

type Props = { name: EntranceName; className?: string; children: ReactNode };

/** A block that enters when it is inserted; without motion or scripts it is shown at once. */
export function Entrance({ name, className = '', children }: Props) {
  return <div className={`${entrance[name]} ${className}`.trim()}>{children}</div>;
}
