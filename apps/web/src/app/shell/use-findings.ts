import { role, roleNames } from '@indeks/contract/access/roles';
import { useQuery } from '@tanstack/react-query';
import { useFoundHelp } from '#app/help/use-found-help.ts';
import { listMenu } from '#app/menu.ts';
import type { Finding, FindingGroup } from '#app/shell/finding.ts';
import { shellTexts as texts } from '#app/shell/shell.texts.ts';
import { findPeopleQuery } from '#data/identity/people.ts';
import { courseChoicesQuery } from '#data/studies/courses.ts';
import { findProtocolsQuery } from '#data/studies/protocols.ts';
import { findCandidatesQuery, nearCandidatesQuery } from '#data/studies/candidates.ts';
import { findStudentsQuery } from '#data/studies/students.ts';
import { personPath } from '#parts/identity/people/person-path.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { fold } from '#shared/lib/fold.ts';
import { measureDistance } from '#shared/lib/slips.ts';

interface Found {
  found: readonly Finding[];
  /** People with the nearest names, when nobody is found. */
  near: readonly Finding[];
}

const nobody: Found = { found: [], near: [] };

/**
 * People, courses, protocols, screens and what can be done, as far as the person may open them. Students are also found by album number and
 * payment account. Guesses stand apart, at the end, and only where the words find few people.
 */
export function useFindings(search: string): readonly FindingGroup[] {
  const courses = useCourses(search);
  const protocols = useProtocols(search);
  const actions = useActions(search);
  const screens = useScreens(search);
  const help = useHelpFindings(search);
  const everybody = [useStaff(search), useStudents(search), useCandidates(search)];
  const people = everybody.flatMap(({ found }) => found);
  const near = everybody
    .flatMap((kind) => kind.near)
    .toSorted((one, other) => measureDistance(search, one.label) - measureDistance(search, other.label))
    .slice(0, people.length > fewPeople ? 0 : mostGuesses);
  return [
    { heading: texts.quickSearchPeople, findings: people },
    { heading: texts.quickSearchCourses, findings: courses },
    { heading: texts.quickSearchProtocols, findings: protocols },
    { heading: texts.quickSearchActions, findings: actions },
    { heading: texts.quickSearchScreens, findings: screens },
    { heading: texts.helpButton, findings: help },
    { heading: texts.quickSearchNear, findings: near },
  ].filter(({ findings }) => findings.length > 0);
}

const fewPeople = 3;
const mostGuesses = 5;

function useScreens(search: string): readonly Finding[] {
  const session = useSession();
  return listMenu(session).flatMap(({ heading, entries }) =>
    entries
      .filter(({ label }) => hasWords(label, search))
      .map(({ path, label }) => ({
        kind: 'screen' as const,
        key: path,
        label,
        detail: heading ?? texts.quickSearchScreen,
        to: path,
      })),
  );
}

const hasWords = (label: string, search: string): boolean =>
  fold(search)
    .split(/\s+/u)
    .every((word) => fold(label).includes(word));

const useHelpFindings = (search: string): readonly Finding[] =>
  useFoundHelp(search)
    .slice(0, mostHelp)
    .map(({ path, title, sentence }) => ({
      kind: 'help',
      key: `help ${path}`,
      label: title,
      detail: sentence,
      to: path,
    }));

const mostHelp = 3;

function useActions(search: string): readonly Finding[] {
  const addsStudents = useSession().permissions.includes('students.view');
  const label = texts.quickSearchAddStudent;
  if (!addsStudents || search === '' || !hasWords(label, search)) return [];
  return [{ kind: 'action', key: 'add-student', label, detail: '', to: '/students?new=1' }];
}

const mostFound = 5;

function useCourses(search: string): readonly Finding[] {
  const opensCourses = useSession().permissions.includes('courses.manage');
  const { data } = useQuery({ ...courseChoicesQuery, enabled: opensCourses && search !== '' });
  if (search === '' || !opensCourses || !data) return [];
  return data
    .filter(({ label }) => hasWords(label, search))
    .slice(0, mostFound)
    .map(({ value, label }) => ({
      kind: 'course',
      key: `course ${value}`,
      label,
      detail: texts.quickSearchCourse,
      to: `/admin/courses/${value}`,
    }));
}

function useProtocols(search: string): readonly Finding[] {
  const opensProtocols = useSession().permissions.includes('protocols.manage');
  const { data } = useQuery({ ...findProtocolsQuery(search), enabled: opensProtocols && search !== '' });
  if (search === '' || !data) return [];
  return data.items.map(({ id, title, courseName }) => ({
    kind: 'protocol',
    key: `protocol ${id}`,
    label: title,
    detail: courseName,
    to: `/protocols/${id}`,
  }));
}

function useStaff(search: string): Found {
  const findsPeople = useSession().permissions.includes('account.act-for-person');
  const { data } = useQuery({ ...findPeopleQuery(search), enabled: findsPeople && search !== '' });
  if (search === '' || !data) return nobody;
  const findings = (people: typeof data.items) =>
    people.map((person) => ({
      kind: 'staff' as const,
      key: String(person.id),
      label: person.listed_name,
      detail: roleNames[person.user_role],
      to: personPath(person) ?? `/accounts?search=${encodeURIComponent(person.listed_name)}`,
    }));
  return { found: findings(data.items), near: findings(data.near) };
}

function useStudents(search: string): Found {
  const { permissions } = useSession();
  const findsStudents = permissions.includes('students.open');
  const page = permissions.includes('students.view') ? '/students' : '/accountant-students';
  const { data } = useQuery({ ...findStudentsQuery(search), enabled: findsStudents && search !== '' });
  if (search === '' || !data) return nobody;
  const finding = ({ id, listed_name }: { id: number; listed_name: string }, detail: string) => ({
    kind: 'student' as const,
    key: `student ${id}`,
    label: listed_name,
    detail,
    to: `${page}/${id}`,
  });
  const student = roleNames[role.student];
  return {
    found: data.items.map((person) => finding(person, `${student}, ${person.email}`)),
    near: data.near.map((person) => finding(person, student)),
  };
}

function useCandidates(search: string): Found {
  const findsCandidates = useSession().permissions.includes('candidates.manage') && search !== '';
  const { data } = useQuery({ ...findCandidatesQuery(search), enabled: findsCandidates });
  const isNobody = data?.items.length === 0;
  const near = useQuery({ ...nearCandidatesQuery(search), enabled: findsCandidates && isNobody });
  if (search === '' || !data) return nobody;
  const finding = ({ id, listed_name }: { id: number; listed_name: string }, detail: string) => ({
    kind: 'candidate' as const,
    key: `candidate ${id}`,
    label: listed_name,
    detail,
    to: `/candidates/${id}`,
  });
  return {
    found: data.items.map((one) => finding(one, `${texts.quickSearchCandidate}, ${one.courseName}`)),
    near: isNobody ? (near.data ?? []).map((one) => finding(one, texts.quickSearchCandidate)) : [],
  };
}
