import type { ReactNode } from 'react';
import type { EntranceName } from '../config/animation.ts';
import { entrance } from './entrance.css.ts';

type Props = {
  name: EntranceName;
  className?: string;
  /** The class of a block around it that does not move, such as one that cuts it at its edges. */
  place?: string;
  children: ReactNode;
};

/** A block that enters when it is inserted; without motion or scripts it is shown at once. */
export function Entrance({ name, className = '', place, children }: Props) {
  const block = <div className={`${entrance[name]} ${className}`.trim()}>{children}</div>;
  return place ? <div className={place}>{block}</div> : block;
}
