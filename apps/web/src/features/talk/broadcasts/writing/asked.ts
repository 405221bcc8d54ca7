import { audiences, debts } from '@indeks/contract/talk/broadcasts/broadcasts.keys';
import { ofEverybody, ofSettlements, placeholders } from '@indeks/contract/talk/broadcasts/placeholders';
import { useSearchParams } from 'react-router';
import type { AudienceBody } from '#data/talk/broadcasts.ts';
import { useSession } from '#shared/api/session-context.tsx';

const passed = [
  'ids',
  'search',
  'concern',
  'date',
  'pid',
  'cid',
  'folder',
  'graduation',
  'never',
  'ungraded',
] as const;

/** How the audience is narrowed beside the filters of the list. */
export const narrowings = ['', 'never', 'owed', 'overdue', 'papers', 'ungraded'] as const;
type Narrowing = (typeof narrowings)[number];

export type Chosen = Omit<AudienceBody, 'uses'>;

/** Whom the address of the page names. What it says wrong the server refuses. */
export function useAsked() {
  const [address, setAddress] = useSearchParams();
  const audience = audiences.find((known) => known === address.get('audience')) ?? 'students';
  const debt = debts.find((known) => known === address.get('debt'));
  const given = passed.flatMap((name) => {
    const value = address.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  // The values are texts of an address; the schema of the call reads them.
  const chosen = { audience, ...Object.fromEntries(given), ...(debt && { debt }) } as Chosen;
  const narrow = (next: Narrowing) =>
    setAddress(
      (known) => {
        for (const name of ['never', 'debt', 'folder', 'ungraded', 'narrow']) known.delete(name);
        if (next !== '') known.set('narrow', next);
        if (next === 'never') known.set('never', 'true');
        if (next === 'owed' || next === 'overdue') known.set('debt', next);
        if (next === 'papers') known.set('folder', 'incomplete');
        return known;
      },
      { replace: true },
    );
  const narrowToSubject = (id: number | null) =>
    setAddress(
      (known) => {
        if (id === null) known.delete('ungraded');
        else known.set('ungraded', String(id));
        return known;
      },
      { replace: true },
    );
  return {
    chosen,
    audience,
    cid: Number(address.get('cid') ?? 0),
    ungraded: Number(address.get('ungraded') ?? 0),
    isTicked: address.has('ids'),
    narrowing: narrowings.find((known) => known === address.get('narrow')) ?? '',
    narrow,
    narrowToSubject,
    back: readBack(address.get('back')),
  };
}
export type Asked = ReturnType<typeof useAsked>;

/** Only an address of the portal. */
const readBack = (address: string | null): string =>
  address !== null && /^\/(?![/\\])/u.test(address) ? address : '/sent-messages';

/** What may be put into a message to these people by the caller. */
export function usePlaceholders(audience: Asked['audience']) {
  const settles = useSession().permissions.includes('settlements.manage');
  if (audience !== 'students') return ofEverybody;
  return settles ? placeholders : placeholders.filter((key) => !ofSettlements.includes(key));
}
