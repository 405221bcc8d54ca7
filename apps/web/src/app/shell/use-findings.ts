import { role, roleNames } from '@indeks/contract/access/roles';
import { useQuery } from '@tanstack/react-query';
import { menuOf } from '#app/menu.ts';
import { shellTexts as texts } from '#app/shell/shell.texts.ts';
import { findPeopleQuery } from '#data/people.ts';
import { findStudentsQuery } from '#data/students.ts';
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

/**
 * People, students and screens of the person's menu, as far as the person may open them. Students are also found by album
 * number and payment account; near names when nobody of the staff is found.
 */
export function useFindings(search: string): readonly Finding[] {
  const session = useSession();
  const staff = useStaff(search);
  const students = useStudents(search);
  const words = fold(search).split(/\s+/u);
  const screens = menuOf(session).flatMap(({ heading, entries }) =>
    entries
      .filter(({ label }) => words.every((word) => fold(label).includes(word)))
      .map(({ path, label }) => ({ key: path, label, detail: heading ?? texts.quickSearchScreen, to: path })),
  );
  return [...staff.found, ...students, ...(students.length > 0 ? [] : staff.near), ...screens];
}

function useStaff(search: string): { found: readonly Finding[]; near: readonly Finding[] } {
  const findsPeople = useSession().permissions.includes('account.act-for-person');
  const { data } = useQuery({ ...findPeopleQuery(search), enabled: findsPeople && search !== '' });
  if (search === '' || !data) return { found: [], near: [] };
  const findings = (people: typeof data.items) =>
    people.map((person) => ({
      key: String(person.id),
      label: person.listed_name,
      detail: roleNames[person.user_role],
      to: personPath(person) ?? `/accounts?search=${encodeURIComponent(person.listed_name)}`,
    }));
  return { found: findings(data.items), near: findings(data.near) };
}

function useStudents(search: string): readonly Finding[] {
  const findsStudents = useSession().permissions.includes('students.view');
  const { data } = useQuery({ ...findStudentsQuery(search), enabled: findsStudents && search !== '' });
  if (search === '' || !data) return [];
  return data.items.map(({ id, listed_name, email }) => ({
    key: `student ${id}`,
    label: listed_name,
    detail: `${roleNames[role.student]}, ${email}`,
    to: `/students/${id}`,
  }));
}
