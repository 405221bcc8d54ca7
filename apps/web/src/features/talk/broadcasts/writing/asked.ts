import { audiences } from '@indeks/contract/talk/broadcasts/broadcasts.keys';
import { ofEverybody, ofSettlements, placeholders } from '@indeks/contract/talk/own-words/placeholders';
import { useSearchParams } from 'react-router';
import type { AudienceBody } from '#data/talk/broadcasts.ts';
import { useSession } from '#shared/api/session-context.tsx';

/** What the list was filtered by, or who was ticked. */
const ofList = ['ids', 'search', 'concern', 'date', 'pid', 'cid', 'folder', 'graduation', 'courses'] as const;

/** How the audience is narrowed beside the filters of the list. */
export const narrowings = ['', 'never', 'owed', 'overdue', 'papers', 'ungraded'] as const;
type Narrowing = (typeof narrowings)[number];

export type Chosen = Omit<AudienceBody, 'uses'>;

/** Whom the address of the page names. What it says wrong the server refuses. */
export function useAsked() {
  const [address] = useSearchParams();
  const audience = audiences.find((known) => known === address.get('audience')) ?? 'students';
  const listed = ofList.flatMap((name) => {
    const value = address.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const narrowing = narrowings.find((known) => known === address.get('narrow')) ?? '';
  const subject = Number(address.get('subject') ?? 0);
  const mails = address.has('mail');
  const chosen = {
    audience,
    ...Object.fromEntries(listed),
    ...narrowBy(narrowing, subject),
    ...(mails && { mail_inactive: 'true' }),
    // The values are texts of an address; the schema of the call reads them.
  } as Chosen;
  return {
    chosen,
    audience,
    /** The same for the same people of a list, however they are narrowed further. */
    listKey: JSON.stringify([audience, ...listed]),
    cid: Number(address.get('cid') ?? 0),
    ungraded: subject,
    isTicked: address.has('ids'),
    narrowing,
    /** Whether people with an inactive account get a mail. */
    mails,
    ...useNarrowing(),
    back: readBack(address.get('back')),
  };
}
export type Asked = ReturnType<typeof useAsked>;

/** What is chosen on the page stands in its address, so that a reload keeps it. */
function useNarrowing() {
  const [, setAddress] = useSearchParams();
  const write = (words: Readonly<Record<string, string | null>>) =>
    setAddress(
      (known) => {
        for (const [name, word] of Object.entries(words))
          if (word === null) known.delete(name);
          else known.set(name, word);
        return known;
      },
      { replace: true },
    );
  return {
    narrow: (next: Narrowing) => write({ narrow: next === '' ? null : next, subject: null }),
    narrowToSubject: (id: number | null) => write({ subject: id === null ? null : String(id) }),
    mailInactive: (wanted: boolean) => write({ mail: wanted ? 'true' : null }),
  };
}

/** The filters of the list stay beside it. */
function narrowBy(narrowing: Narrowing, subject: number) {
  if (narrowing === 'never') return { never: 'true' };
  if (narrowing === 'owed' || narrowing === 'overdue') return { debt: narrowing };
  if (narrowing === 'papers') return { papers: 'true' };
  return narrowing === 'ungraded' && subject > 0 ? { ungraded: subject } : {};
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
