import { fileKinds } from '@indeks/contract/common/file-kinds';
import type { FileRule } from '@indeks/contract/common/route';
import { formatNumber } from '#shared/lib/format.ts';
import { joined } from '#shared/lib/typography.ts';

/** Rules for a file before it is sent; the server checks its content as well. */
export interface FileRules {
  /** Endings with their dot, in lower case: `['.png', '.jpg']`; an empty one is every file's. */
  endings: readonly string[];
  /** A file of this many bytes or more is refused; 1 MB is 1,000,000 bytes. */
  sizeUnder: number;
  messages: { type: string; size: string };
}

/** The contract's rule in the words of a screen; the specified sentence about the size comes with the rule. */
export const rulesOf = (
  { kinds, maxBytes, tooLarge }: Required<Omit<FileRule, 'optional'>>,
  wrongKind: string,
): FileRules => ({
  endings:
    kinds === 'any' ? [''] : kinds.flatMap((kind) => fileKinds[kind].endings.map((ending) => `.${ending}`)),
  sizeUnder: maxBytes + 1,
  messages: { type: wrongKind, size: tooLarge },
});

/** Why the file is refused, or undefined when it may be sent. */
export function readRefusal(file: File, { endings, sizeUnder, messages }: FileRules): string | undefined {
  if (!endings.some((ending) => file.name.toLowerCase().endsWith(ending))) return messages.type;
  return file.size >= sizeUnder ? messages.size : undefined;
}

/** Says which of several files was refused, and why. */
export const nameRefused = ({ name }: File, reason: string): string => `${name}: ${reason}`;

/** 1,2 MB; 340 kB; 40 B */
export function formatFileSize(bytes: number): string {
  if (bytes < 1000) return inUnits(bytes, 'B');
  return bytes >= 1_000_000 ? inUnits(bytes / 1_000_000, 'MB') : inUnits(bytes / 1000, 'kB');
}

function inUnits(value: number, unit: string): string {
  return joined(formatNumber(Math.round(value * 10) / 10), unit);
}
