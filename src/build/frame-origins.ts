import { frameOf } from '../shared/video-frame.ts';
import type { SiteConfig } from '../site.ts';
import { textsOfRole } from './roles.ts';

/** The origins of all frames that a visitor may open on one of the pages. */
export function frameOrigins(site: SiteConfig): string[] {
  const frames = textsOfRole(site, 'frame').flatMap((address) => frameOf(address) ?? []);
  return [...new Set(frames.map((frame) => new URL(frame).origin))].sort();
}
