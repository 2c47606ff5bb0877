import type { ReactNode } from 'react';
import type { EntranceName } from '../config/animation.ts';
import { entrance } from './entrance.css.ts';

type Props = {
  name: EntranceName;
  className?: string;
  /** The class of an element around the moving block. This element stays in place and may clip the block. */
  place?: string;
  children: ReactNode;
};

/** Renders a block that enters with an animation. Visitors who prefer reduced motion see the block at once. */
export function Entrance({ name, className = '', place, children }: Props) {
  const block = <div className={`${entrance[name]} ${className}`.trim()}>{children}</div>;
  return place ? <div className={place}>{block}</div> : block;
}
