import type { Role } from '@indeks/contract/access/roles';
import type { CurrentSession } from '@indeks/contract/identity/accounts/accounts.schemas';
import type { StepKey } from '#app/first-steps/first-steps.texts.ts';

export interface Step {
  readonly key: StepKey;
  /** Screen on which the step is done. Unless a fact says more, opening this screen ticks it off. */
  readonly to: string;
  readonly isDone?: (session: CurrentSession) => boolean;
}

const consent: Step = { key: 'consent', to: '/dashboard', isDone: ({ user }) => user.rodo !== null };
const questionnaire: Step = {
  key: 'questionnaire',
  to: '/settings?tab=kwestionariusz',
  isDone: ({ user }) => user.registration_form !== null,
};
const step = (key: StepKey, to: string): Step => ({ key, to });
const hours = step('hours', '/times');
const groups = step('groups', '/evaluations-joined');
const day = step('day', '/dashboard');
const people = step('people', '/students');
const applicants = step('applicants', '/candidates');
const online = step('online', '/online-meetings');
const accounts = step('accounts', '/accounts');
const safety = step('safety', '/admin/security-state');
const account = step('account', '/settings');

/** The first day of each role, in the order in which it goes. */
export const firstSteps: Readonly<Record<Role, readonly Step[]>> = {
  0: [consent, questionnaire, hours, groups],
  1: [day, people, applicants, step('reports', '/reports'), account],
  2: [day, people, applicants, step('contact', '/chat'), account],
  3: [
    step('studies', '/student-personal-data'),
    step('fees', '/student-payments'),
    step('places', '/student-places'),
    step('papers', '/student-general-information'),
  ],
  4: [step('contact', '/chat'), step('problem', '/issue-tracker'), account],
  5: [consent, questionnaire, hours, groups, step('fees', '/student-payments')],
  6: [step('bank', '/accountant-settlements/files'), step('debts', '/accountant-students'), account],
  7: [questionnaire, hours, online, account],
  8: [questionnaire, hours, online, step('mentors', '/mentors')],
  11: [day, accounts, safety, people],
};
