import { role, type Role } from '@indeks/contract/access/roles';
import { demoAccounts, studentWithoutConsent } from './demo-accounts.ts';
import { daysAfter, daysBetween } from './intakes.ts';
import { degreeFor, nameFor } from './names.ts';
import { numbersOf, type Plan } from './plan.ts';
import { randomFor } from './random.ts';
import { defineUsers, type Person } from './users.ts';

export const demoPeople = defineUsers(function* ({ intakes, today }) {
  const since = intakes.at(-2) ?? today;
  for (const { id, role, name, email } of demoAccounts)
    yield { id, role, name, email, since, consent: true, ...(reports(role) && { degree: degreeFor(id) }) };
  yield { ...studentWithoutConsent, since: today, consent: false };
});

export const staff = defineUsers(function* (plan) {
  for (const group of [...plan.staff, { role: role.coordinator, ids: plan.coordinators }])
    for (const id of numbersOf(group.ids)) yield staffMember(plan, id, group.role);
});

export const lecturers = defineUsers(function* (plan) {
  for (const id of numbersOf(plan.lecturers)) yield lecturer(plan, id);
});

/** Lecturers who study at the provider as well. */
export function* studyingLecturers({ lecturers }: Plan): Generator<number> {
  for (const id of numbersOf(lecturers)) if (lecturerRole(id) === role.lecturerAndStudent) yield id;
}

/** Somebody who sends monthly reports. */
export interface ReportingPerson {
  readonly id: number;
  readonly role: Role;
  readonly since: string;
  readonly active: boolean;
}

/** Lecturers of all kinds and those who run the calls; the demo accounts first. */
export function* reportingPeople(plan: Plan): Generator<ReportingPerson> {
  const since = '2020-10-01';
  for (const { id, role } of demoAccounts) if (reports(role)) yield { id, role, since, active: true };
  for (const group of plan.staff.filter(({ role }) => reports(role)))
    for (const id of numbersOf(group.ids))
      yield { id, role: group.role, since: joined(plan, id), active: true };
  for (const id of numbersOf(plan.lecturers)) {
    const { role, since, active = true } = lecturer(plan, id);
    yield { id, role, since, active };
  }
}

/** Somebody who fills in the questionnaire or the form of a company. */
export interface PersonWithPapers {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly since: string;
  readonly consent: boolean;
  readonly isCompany: boolean;
}

/** The demo accounts of those who report, then all lecturers. */
export function* peopleWithPapers(plan: Plan): Generator<PersonWithPapers> {
  const since = '2020-10-01';
  for (const { id, role, name, email } of demoAccounts)
    if (reports(role)) yield { id, name, email, since, consent: true, isCompany: false };
  for (const number of numbersOf(plan.lecturers)) {
    const { id, name, email, since: joinedOn, consent, isCompany = false } = lecturer(plan, number);
    yield { id, name, email, since: joinedOn, consent, isCompany };
  }
}

const staffMember = (plan: Plan, id: number, role: Role): Person => {
  const { name, mailbox } = nameFor(id);
  // Some have left; coordinators stay, for every place needs one who is there.
  const active = role !== 4 || randomFor('staff', id).chance(0.8);
  return {
    id,
    role,
    name,
    email: `${mailbox}@indeks.example`,
    since: joined(plan, id),
    consent: true,
    active,
  };
};

const lecturer = (plan: Plan, id: number): Person => {
  const { name, mailbox } = nameFor(id);
  const random = randomFor('lecturer', id);
  return {
    id,
    role: lecturerRole(id),
    name,
    degree: degreeFor(id),
    email: `${mailbox}@uczelnia.example`,
    since: joined(plan, id),
    consent: random.chance(0.95),
    active: random.chance(0.96),
    isCompany: random.chance(0.25),
    ...(random.chance(0.7) && { emailAlt: `${mailbox}@wykladowcy.example` }),
  };
};

const lecturerRole = (id: number): Role => {
  if (id % 13 === 0) return role.lecturerAndStudent;
  return id % 25 === 7 ? role.mbaLecturer : role.lecturer;
};

const teaches = (role: Role): boolean => role === 0 || role === 5 || role === 8;

const reports = (kind: Role): boolean => teaches(kind) || kind === role.zoomAdministrator;

const joined = ({ today }: Plan, id: number): string =>
  daysAfter(opened, randomFor('joined', id).below(daysBetween(opened, today)));

/** The month before the first intake. */
const opened = '2020-09-01';
