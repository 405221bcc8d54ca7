import type { Broadcast } from '@indeks/contract/talk/broadcasts/broadcasts.schemas';
import { sentTexts as texts } from './broadcasts.texts.ts';

/** A message of the original's call has no subject: it is named by how it begins. */
export const subjectOf = ({ subject, text }: Pick<Broadcast, 'subject' | 'text'>): string =>
  subject || text.slice(0, 60) || texts.untitled;
