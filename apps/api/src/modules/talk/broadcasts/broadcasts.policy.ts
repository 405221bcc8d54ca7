import { recallMinutes, type BroadcastKind } from '@indeks/contract/talk/broadcasts/broadcasts.keys';
import { fillIn, fillInTitle, type PlaceholderValues } from '@indeks/contract/talk/own-words/placeholders';

interface Progress {
  readonly kind: BroadcastKind;
  readonly total: number;
  readonly sent: number;
  readonly skipped: number;
  readonly recalled: number;
  readonly started_at: Date | null;
  readonly finished_at: Date | null;
  readonly recalled_at: Date | null;
}

/** A text that somebody has already read stays as it is; a mail may be on its way. */
export const canEdit = ({ started_at, recalled_at }: Pick<Progress, 'started_at' | 'recalled_at'>): boolean =>
  started_at === null && recalled_at === null;

/** The report, once nobody waits any more. */
export const canDelete = ({ total, sent, skipped, recalled }: Progress): boolean =>
  sent + skipped + recalled === total;

const recallMs = recallMinutes * 60_000;

/** While somebody waits for it, and ten minutes longer. A mail that is on its way stays on it. */
export const canRecall = (
  { kind, started_at, finished_at, recalled_at }: Omit<Progress, 'total' | 'sent' | 'skipped' | 'recalled'>,
  now: Date,
): boolean => {
  if (recalled_at !== null) return false;
  if (isMail(kind)) return started_at === null;
  return finished_at === null || now.getTime() < finished_at.getTime() + recallMs;
};

export interface Words {
  readonly subject: string;
  readonly text: string;
}

/** The words of one person; what is not filled in stays as it was written. */
export const fillWords = ({ subject, text }: Words, values: PlaceholderValues | undefined): Words =>
  values ? { subject: fillInTitle(subject, values), text: fillIn(text, values) } : { subject, text };

/** The subject stands above the text. */
export const joinWords = ({ subject, text }: Words): string => [subject, text].filter(Boolean).join('\n\n');

export const isMail = (kind: BroadcastKind): boolean => kind === 'first-login';
