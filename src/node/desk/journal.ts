import type { OwnerTexts } from '../site-files/text-problems.ts';

/** Acts of one request, which are undone together, and the texts before and after them. */
type Entry = { label: string; before: OwnerTexts; after: OwnerTexts };

export type Journal = { done: readonly Entry[]; undone: readonly Entry[] };
