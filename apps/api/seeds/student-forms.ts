import { splitName } from '@indeks/contract/identity/people/names.rules';
import { changesBetween } from '@indeks/contract/employment/questionnaire/questionnaire.changes';
import { role } from '@indeks/contract/access/roles';
import {
  sealStudentChange,
  sealStudentForm,
  type StudentForm,
} from '#modules/studies/student-forms/index.ts';
import { getDemoAccount } from './demo-accounts.ts';
import { daysAfter, pickEarlier } from './intakes.ts';
import type { Plan } from './plan.ts';
import { makeHome, towns } from './questionnaire-forms.ts';
import { randomFor } from './random.ts';
import { defineSeed } from './seed.ts';
import { everyStudent } from './students.ts';
import { telephoneFor } from './users.ts';

export const studentForms = defineSeed(
  'student_forms',
  ['uid', 'sealed', 'complete', 'saved_at', 'changed_at', 'version'],
  function* (plan) {
    for (const { uid, form, filledIn, changed } of filledInForms(plan))
      yield {
        uid,
        sealed: sealStudentForm(plan.sealer, uid, form),
        complete: true,
        saved_at: momentOf(changed ?? filledIn),
        changed_at: changed === undefined ? null : momentOf(changed),
        version: changed === undefined ? 1 : 2,
      };
  },
);

export const studentFormHistory = defineSeed(
  'student_form_history',
  ['id', 'uid', 'actor_id', 'at', 'kind', 'fields', 'sealed', 'read_at'],
  function* (plan) {
    let id = 0;
    const secretariat = getDemoAccount(role.administrator).id;
    for (const { uid, form, filledIn, changed } of filledInForms(plan)) {
      const first = changed === undefined ? form : beforeMoving(form);
      const row = (day: string, before: StudentForm | null, after: StudentForm) => ({
        id: (id += 1),
        uid,
        actor_id: secretariat,
        at: momentOf(day),
        kind: before ? 'changed' : 'created',
        fields: changesBetween(before ?? undefined, after).map(({ field }) => field),
        sealed: sealStudentChange(plan.sealer, uid, { before, after }),
        read_at: before ? null : momentOf(day),
      });
      yield row(filledIn, null, first);
      if (changed !== undefined) yield row(changed, first, form);
    }
  },
);

interface FilledInForm {
  readonly uid: number;
  readonly form: StudentForm;
  readonly filledIn: string;
  /** The day of a later change, within the last month. */
  readonly changed: string | undefined;
}

/** A few of those who have signed in have not brought their documents. */
function* filledInForms(plan: Plan): Generator<FilledInForm> {
  const demo = getDemoAccount(role.student);
  for (const { id: uid, name, email, since, consent } of everyStudent(plan)) {
    const random = randomFor('student form', uid);
    const isDemo = uid === demo.id;
    if (!isDemo && (!consent || random.chance(0.1))) continue;
    const filledIn = pickEarlier(daysAfter(since, random.below(30)), daysAfter(plan.today, -30));
    const changes = isDemo || random.chance(0.03);
    const changed = changes ? daysAfter(plan.today, -1 - random.below(27)) : undefined;
    yield { uid, form: makeForm(uid, name, email), filledIn, changed };
  }
}

/** Made up from the account's number: the same person always has the same data. */
const makeForm = (uid: number, fullName: string, email: string): StudentForm => {
  const random = randomFor('student form of', uid);
  const { given_name: name, surname } = splitName(fullName);
  const secondName = random.chance(0.4) ? (name.endsWith('a') ? 'Maria' : 'Jan') : '';
  const { city, zip, street, houseNr, homeNr } = makeHome(random);
  return {
    personal: {
      surname,
      name,
      secondName,
      placeOfBirth: random.pick(towns),
      dayOfBirth: daysAfter('1962-01-01', random.below(14_000)),
    },
    address: { city, zip, street, houseNr, homeNr, country: 'Polska' },
    contact: { email, telephoneNr: telephoneFor(uid), bank_account: '' },
    report: makeYearlyReport(uid, name),
  };
};

/** Most have said it; a few are from abroad. */
const makeYearlyReport = (uid: number, name: string): StudentForm['report'] => {
  const random = randomFor('report of', uid);
  if (random.chance(0.2)) return { sex: '', citizenship: '', secondaryCountry: '' };
  const country = random.chance(0.05) ? 'Ukraina' : 'Polska';
  return {
    sex: name.endsWith('a') ? 'kobieta' : 'mężczyzna',
    citizenship: country === 'Polska' ? 'polskie' : 'ukraińskie',
    secondaryCountry: country,
  };
};

const beforeMoving = (form: StudentForm): StudentForm => ({
  ...form,
  address: { ...form.address, street: 'Poprzednia', houseNr: '1', homeNr: '' },
  contact: { ...form.contact, telephoneNr: '000000000' },
});

const momentOf = (day: string): string => `${day}T09:30:00Z`;
