import { roleNames } from '@indeks/contract/access/roles';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { addressHolderQuery } from '#data/provider/person-rights.ts';
import { contactFields } from '#parts/identity/people/account-fields.tsx';
import type { BoundField } from '#shared/ui/entry/entry-fields.tsx';
import { EmailField } from '#shared/ui/form/typed/contact-fields.tsx';
import { addressTexts as texts } from './person-rights.texts.ts';

/** The address of a person, below which stands who has it already; `own` is the one that they have themselves. */
export const declareAddress = (own?: string) => ({
  ...contactFields.email,
  draw: (field: BoundField<'email', string>) => <AddressField {...field} own={own} />,
});

export function AddressField({ own, ...field }: BoundField<'email', string> & { own?: string | undefined }) {
  const typed = useWatch({ control: field.control, name: 'email' }).trim();
  const [settled] = useDebouncedValue(typed, waitMs);
  const isAsked = settled === typed && looksWhole.test(typed) && typed.toLowerCase() !== own?.toLowerCase();
  const { data } = useQuery({
    ...addressHolderQuery(typed),
    enabled: isAsked,
    retry: false,
    staleTime: freshMs,
  });
  const holder = isAsked ? data?.holder : undefined;
  const warning = holder ? texts.heldBy(holder.name, roleNames[holder.user_role]) : undefined;
  return <EmailField {...field} warning={warning} autoComplete="off" required />;
}

/** The holder is looked up after this pause in typing. */
const waitMs = 500;
const freshMs = 30_000;
const looksWhole = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u;
