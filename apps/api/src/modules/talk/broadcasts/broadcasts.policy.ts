import type { BroadcastKind } from '@indeks/contract/talk/broadcasts/broadcasts.keys';

interface Progress {
  readonly total: number;
  readonly sent: number;
  readonly skipped: number;
}

/** A text that somebody has already read stays as it is; a mail may be on its way. */
export const canEdit = ({ sent, skipped }: Progress): boolean => sent + skipped === 0;

/** The report, once nobody waits any more. */
export const canDelete = ({ total, sent, skipped }: Progress): boolean => sent + skipped === total;

/** The subject stands above the text. */
export const joinWords = ({ subject, text }: { readonly subject: string; readonly text: string }): string =>
  [subject, text].filter(Boolean).join('\n\n');

export const isMail = (kind: BroadcastKind): boolean => kind === 'first-login';
