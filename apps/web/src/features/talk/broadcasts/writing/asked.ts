import { audiences, debts } from '@indeks/contract/talk/broadcasts/broadcasts.keys';
import { ofEverybody, ofSettlements, placeholders } from '@indeks/contract/talk/own-words/placeholders';
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
  'courses',
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
  const narrow = (next: Narrowing) => setAddress((known) => writeNarrowing(known, next), { replace: true });
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

function writeNarrowing(address: URLSearchParams, next: Narrowing): URLSearchParams {
  for (const name of ['never', 'debt', 'folder', 'ungraded', 'narrow']) address.delete(name);
  if (next !== '') address.set('narrow', next);
  if (next === 'never') address.set('never', 'true');
  if (next === 'owed' || next === 'overdue') address.set('debt', next);
  if (next === 'papers') address.set('folder', 'incomplete');
  return address;
}

/** Only an address of the portal. */
const readBack = (address: string | null): string =>
  address !== null && /^\/(?![/\\])/u.test(address) ? address : '/sent-messages';

/** What may be put into a message to these people by the caller. */
export function usePlaceholders(audience: Asked['audience']) {
  const settles = useSession().permissions.includes('settlements.manage');
  if (audience !== 'students') return ofEverybody;
  return settles ? placeholders : placeholders.filter((key) => !ofSettlements.includes(key));
}
