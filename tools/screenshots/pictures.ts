import { getDemoAccount } from '../../apps/api/seeds/demo-accounts.ts';
import { role, type Role } from '../../packages/contract/src/access/roles.ts';

/** One picture of the README. */
export interface Picture {
  name: string;
  path: string;
  /** The demo account used for the picture. */
  as: Role;
  dark?: boolean;
  phone?: boolean;
  /** The heading of the loaded screen. */
  heading: string;
  /** A text of its content, which comes after the heading. */
  shows: string;
}

const student = getDemoAccount(role.student);

/** In the order of the README: a student from candidate to certificate, then a lecturer through a month. */
export const pictures: readonly Picture[] = [
  {
    name: 'candidates',
    path: '/candidates',
    as: role.administrator,
    heading: 'Kandydaci',
    shows: 'Oczekuje',
  },
  {
    name: 'student',
    path: `/students/${student.id}`,
    as: role.administrator,
    heading: student.name,
    shows: 'Terapia pedagogiczna',
  },
  {
    name: 'payments',
    path: '/student-payments',
    as: role.student,
    phone: true,
    heading: 'Opłaty',
    shows: 'Terapia pedagogiczna',
  },
  {
    name: 'grades',
    path: '/student-grades',
    as: role.student,
    phone: true,
    dark: true,
    heading: 'Dziennik',
    shows: 'Terapia pedagogiczna',
  },
  {
    name: 'graduation',
    path: '/students/graduation',
    as: role.administrator,
    dark: true,
    heading: 'Ukończenie studiów',
    shows: 'Gotowy',
  },
  {
    name: 'certificates',
    path: '/certificates',
    as: role.administrator,
    heading: 'Rejestr świadectw',
    shows: 'do odbioru',
  },
  { name: 'lecturer', path: '/dashboard', as: role.lecturer, heading: 'Pulpit', shows: 'Do zrobienia' },
  { name: 'hours', path: '/times', as: role.lecturer, heading: 'Czas pracy', shows: 'Raport za' },
  {
    name: 'trips',
    path: '/trips',
    as: role.lecturer,
    dark: true,
    heading: 'Rozliczenie przejazdów',
    shows: 'Raport za',
  },
  { name: 'reports', path: '/reports', as: role.administrator, heading: 'Raporty', shows: 'Zaakceptowany' },
];
