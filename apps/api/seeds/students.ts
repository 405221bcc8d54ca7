import { role } from '@indeks/contract/access/roles';
import { getDemoAccount } from './demo-accounts.ts';
import { daysAfter } from './intakes.ts';
import { enrolmentsOf, isRecentIntake } from './enrolments.ts';
import { nameFor } from './names.ts';
import { numbersOf, type Plan } from './plan.ts';
import { randomFor } from './random.ts';
import { defineUsers, type Person } from './users.ts';

export const students = defineUsers(function* (plan) {
  for (const id of numbersOf(plan.students)) yield studentOf(plan, id);
});

/** The demo student, and all that are made up. Of lecturers who study, the questionnaire says it. */
export function* everyStudent(plan: Plan): Generator<Person> {
  yield { ...getDemoAccount(role.student), since: plan.intakes.at(-2) ?? plan.today, consent: true };
  for (const id of numbersOf(plan.students)) yield studentOf(plan, id);
}

export const studentOf = (plan: Plan, id: number): Person => {
  const { name, mailbox } = nameFor(id);
  const random = randomFor('student', id);
  const firstIntake = enrolmentsOf(plan, id)[0]?.date ?? plan.today;
  // Some of the newest students have not signed in yet.
  const signedIn = firstIntake !== plan.intakes.at(-1) || random.chance(0.9);
  return {
    id,
    role: role.student,
    name,
    email: `${mailbox}@${random.pick(mailDomains)}`,
    since: daysAfter(firstIntake, -random.below(60)),
    consent: signedIn,
    mustChangePassword: !signedIn,
    active: isRecentIntake(plan, firstIntake) || random.chance(0.95),
  };
};

const mailDomains = ['poczta.example', 'skrzynka.example', 'listy.example'] as const;
