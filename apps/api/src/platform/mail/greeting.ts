import { vocativeOf } from '@indeks/contract/identity/people/vocative';
import { paragraph, type MailBlock } from './layout.ts';

/** Greets by first name where its vocative is known, else without a name. */
export const greeting = (name: string): MailBlock => {
  const called = vocativeOf(name);
  return paragraph(called === undefined ? 'Dzień dobry!' : `Dzień dobry, ${called}!`);
};
