import { animation } from '../../site.config.yaml';
import { gesture, gestureInterval } from '../ui/gesture.css.ts';
import { gestureOf } from './movement.ts';

// Only the script that animates later rows loads this. In development, edits of the YAML file reload it.

/** What each row enters with. */
export const rowGesture = animation ? gestureOf(animation.list) : gesture;
export const rowInterval = animation?.stagger ?? gestureInterval;

/** The longest time in ms that a visible row waits for its animation. */
export const longestWait = animation ? rowGesture.duration / 2 : 5 * gestureInterval;
