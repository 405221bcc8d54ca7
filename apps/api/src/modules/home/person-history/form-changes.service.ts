import { isRole, roleNames, role, type Role } from '@indeks/contract/access/roles';
import type { HistoryEntry } from '@indeks/contract/employment/questionnaire/history.schemas';
import { labelOfField } from '@indeks/contract/employment/questionnaire/questionnaire.labels';
import { labelStudentField } from '@indeks/contract/studies/student-forms/student-forms.labels';
import { formatPhone } from '@indeks/contract/numbers/contact';
import { listQuestionnaireChanges } from '#modules/employment/questionnaire/index.ts';
import { listStudentFormChanges } from '#modules/studies/student-forms/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import type { ActedEntry } from './person-history.rules.ts';
import { historyWords as words } from '@indeks/contract/home/person-history/person-history.texts';

interface Owner {
  readonly id: number;
  readonly role: Role;
  readonly archived_at: Date | null;
}

type Form = 'student' | 'questionnaire';

/** A form's history keeps as many of its changes as are read here; older ones stand below the form. */
const mostChanges = 200;
const newest = { page: 1, itemsPerPage: mostChanges };

const studentRoles: ReadonlySet<Role> = new Set([role.student, role.lecturerAndStudent]);

/** Changes of the person's forms, opened by the rules of the forms: what the caller may not see there is not here. */
export const listFormChanges = async (ctx: SignedInCtx, person: Owner): Promise<ActedEntry[]> => {
  // Forms of archived people are not accessible.
  if (person.archived_at !== null) return [];
  const ofStudent = studentRoles.has(person.role) ? await listStudentFormChanges(ctx, person.id, newest) : [];
  const ofStaff = await listQuestionnaireChanges(ctx, person, newest);
  return [
    ...ofStudent.map((change) => makeEntry('student', change)),
    ...ofStaff.map((change) => makeEntry('questionnaire', change)),
  ];
};

const makeEntry = (form: Form, { entry, actorId, actorRole }: FormChange): ActedEntry => ({
  id: `${form}-${entry.id}`,
  at: entry.date,
  who: entry.author,
  role: actorRole !== null && isRole(actorRole) ? roleNames[actorRole] : null,
  actorId,
  kind: 'form',
  about: nameForm(form, entry.kind),
  reason: null,
  // The entry of a new form lists no changes, since the form itself shows its values.
  changes: entry.kind === 'created' ? [] : entry.changes.map((change) => describeChange(entry.form, change)),
  shown: true,
  unread: entry.read || entry.kind !== 'changed' ? null : { form, id: entry.id },
});

interface FormChange {
  readonly entry: HistoryEntry;
  readonly actorId: number | null;
  readonly actorRole: number | null;
}

const nameForm = (form: Form, kind: HistoryEntry['kind']): string =>
  form === 'student' && (kind === 'created' || kind === 'changed')
    ? words.forms.student[kind]
    : words.forms.questionnaire[kind];

const describeChange = (
  form: HistoryEntry['form'],
  { field, before, after }: HistoryEntry['changes'][number],
) => ({
  label:
    form === 'student'
      ? labelStudentField(field)
      : labelOfField(form === 'company' ? 'company' : 'person', field),
  before: before === null && after === null ? words.erased : show(field, before),
  after: show(field, after),
});

const show = (field: string, value: string | null): string | null =>
  (value && telephones.test(field) ? formatPhone(value) : value) || null;

const telephones = /^contact\.(?:telephoneNr|mobileNr)$/u;
