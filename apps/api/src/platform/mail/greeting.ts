import { vocativeOf } from '@indeks/contract/identity/people/vocative';
import { paragraph, type MailBlock } from './layout.ts';

/** By the first name where we know how to call it, else without a name. */
export const greeting = (name: string): MailBlock => {
  const called = vocativeOf(name);
  return paragraph(called === undefined ? 'Dzień dobry!' : `Dzień dobry, ${called}!`);
};
