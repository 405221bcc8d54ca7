import type { AddressHolder } from '@indeks/contract/provider/person-rights/person-rights.schemas';
import { role } from '@indeks/contract/access/roles';
import { personPath } from '#parts/identity/people/person-path.ts';
import { isCallError } from '#shared/api/call-error.ts';
import { addressTexts as texts } from './person-rights.texts.ts';

/** Says who has the address, with a link to that person. */
export const explainHeldAddress = (goTo: (path: string) => void) => (error: unknown) => {
  if (!isCallError(error, 'people/email-taken')) return {};
  const holder = error.details['holder'] as AddressHolder | undefined; // as the API names it
  const path = holder && (holder.user_role === role.student ? `/students/${holder.id}` : personPath(holder));
  if (!holder || path === undefined) return {};
  return { remedy: { label: texts.open(holder.name), onClick: () => goTo(path) } };
};
