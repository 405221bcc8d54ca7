import { fieldMessageTexts } from '@indeks/contract/common/field-messages.texts';
import { refuse } from '../errors.ts';
import type { Bounds } from './input-bounds.ts';

/**
 * Refuses what is larger, deeper or longer than a schema could take, and text that PostgreSQL cannot store, before any
 * schema runs. It stops at the first fault, so that its cost is bounded by what is allowed.
 */
export const refuseUnbounded = (value: unknown, bounds: Bounds): void => {
  let keys = 0;
  const walk = (part: unknown, path: string, depth: number): void => {
    if (typeof part === 'string') return checkText(part, path, bounds.characters);
    if (typeof part !== 'object' || part === null) return;
    if (depth >= bounds.depth) refuse('input/too-complex');
    if (Array.isArray(part)) {
      if (part.length > bounds.items) refuse('input/too-complex');
      part.forEach((item, index) => walk(item, below(path, String(index)), depth + 1));
      return;
    }
    for (const name in part) {
      keys += 1;
      if (keys > bounds.keys) refuse('input/too-complex');
      checkText(name, path, bounds.characters);
      walk((part as Record<string, unknown>)[name], below(path, name), depth + 1);
    }
  };
  walk(value, '', 0);
};

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const checkText = (text: string, path: string, longest: number): void => {
  if (text.length > longest) refuse('input/too-complex');
  // NUL, and halves of characters, which are no UTF-8.
  if (text.includes('\0') || !text.isWellFormed())
    refuse('input/invalid', { fields: [{ path, message: fieldMessageTexts.unstorable }] });
};
