import { formatNumber } from '#shared/lib/format.ts';
import { joined } from '#shared/lib/typography.ts';

/** What a file must be before it is sent; the server looks at its content as well. */
export interface FileRules {
  /** Endings with their dot, in lower case: `['.png', '.jpg']`. */
  endings: readonly string[];
  /** A file of this many bytes or more is refused; 1 MB is 1,000,000 bytes. */
  sizeUnder: number;
  messages: { type: string; size: string };
}

/** Why the file is refused, or undefined when it may be sent. */
export function refusalOf(file: File, { endings, sizeUnder, messages }: FileRules): string | undefined {
  if (!endings.some((ending) => file.name.toLowerCase().endsWith(ending))) return messages.type;
  return file.size >= sizeUnder ? messages.size : undefined;
}

/** 1,2 MB; 340 kB */
export function formatFileSize(bytes: number): string {
  return bytes >= 1_000_000 ? inUnits(bytes / 1_000_000, 'MB') : inUnits(bytes / 1000, 'kB');
}

function inUnits(value: number, unit: string): string {
  return joined(formatNumber(Math.round(value * 10) / 10), unit);
}
