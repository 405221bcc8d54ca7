import { roleNames } from '@indeks/contract/access/roles';
import { useQuery } from '@tanstack/react-query';
import { menuOf } from '#app/menu.ts';
import { shellTexts as texts } from '#app/shell/shell.texts.ts';
import { findPeopleQuery } from '#data/people.ts';
import { personPath } from '#parts/people/person-path.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { fold } from '#shared/lib/fold.ts';

export interface Finding {
  key: string;
  label: string;
  /** What it is: the part of the menu, or the person's role. */
  detail: string;
  to: string;
}

/** Screens of the person's menu, and for whoever may act for others also people; near names when nobody is found. */
export function useFindings(search: string): readonly Finding[] {
  const session = useSession();
  const findsPeople = session.permissions.includes('account.act-for-person');
  const { data } = useQuery({ ...findPeopleQuery(search), enabled: findsPeople && search !== '' });
  const words = fold(search).split(/\s+/u);
  const screens = menuOf(session).flatMap(({ heading, entries }) =>
    entries
      .filter(({ label }) => words.every((word) => fold(label).includes(word)))
      .map(({ path, label }) => ({ key: path, label, detail: heading ?? texts.quickSearchScreen, to: path })),
  );
  if (search === '' || !data) return screens;
  const people = (data.items.length > 0 ? data.items : data.near).map((person) => ({
    key: String(person.id),
    label: person.listed_name,
    detail: roleNames[person.user_role],
    to: personPath(person) ?? `/accounts?search=${encodeURIComponent(person.listed_name)}`,
  }));
  return [...people, ...screens];
}
