import { role } from '@indeks/contract/access/roles';
import { intakesFor } from '@indeks/contract/students/students.rules';
import { studentRoutes as routes } from '@indeks/contract/students/students.routes';
import { enrolmentForm, newStudent, type Enrolment } from '@indeks/contract/students/students.schemas';
import { Fragment, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { contactFields } from '#parts/people/account-fields.tsx';
import { isCallError } from '#shared/api/call-error.ts';
import { confirmFirst } from '#shared/api/confirmations.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { today } from '#shared/lib/today.ts';
import { SuccessDialog } from '#shared/ui/dialog/success-dialog.tsx';
import type { Dialogs, OpenOf } from '#shared/ui/dialog/use-open.ts';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { RemovalDialogs } from '#shared/ui/entry/removal-dialogs.tsx';
import { declareStudyFields, type FormScope } from './enrolment-fields.tsx';
import { inWords, valuesOf } from './enrolment-values.ts';
import { useAddEnrolment, useEditEnrolment } from './students.api.ts';
import classes from './students.module.css';
import { enrolmentDialogTexts as texts } from './students.texts.ts';

/** What may be open over the list of students and over the page of one. */
export type OpenEnrolment =
  | { kind: 'add'; of?: { uid: number; name: string } | undefined; typed?: FieldValues | undefined }
  | { kind: 'edit'; row: Enrolment }
  | { kind: 'added'; row: Enrolment; existed: boolean; of?: { uid: number; name: string } | undefined }
  | { kind: 'edited'; row: Enrolment }
  | { kind: 'remove'; rows: readonly Enrolment[] }
  | { kind: 'removed'; rows: readonly Enrolment[] };

interface EnrolmentDialogsProps extends Pick<Dialogs<OpenEnrolment>, 'of' | 'show'> {
  /** The intakes that may be enrolled in, as the server told them. */
  intakes?: readonly string[] | undefined;
  onRemoved?: () => void;
}

/** Adding, editing and deleting of enrolments, and the sentences after them. */
export function EnrolmentDialogs({ of, show, intakes, onRemoved }: EnrolmentDialogsProps) {
  const [added, edited] = [of('added'), of('edited')];
  return (
    <>
      <AddDialog open={of('add')} show={show} intakes={intakes} />
      <EditDialog open={of('edit')} show={show} />
      <SuccessDialog
        opened={added.opened}
        onClose={added.close}
        sentence={added.value?.of ? texts.assigned : texts.added}
        detail={added.value && <AddedDetail {...added.value} />}
        choices={[
          { label: texts.addAnother, onChoose: () => show({ kind: 'add', of: added.value?.of }) },
          { label: added.value?.of ? texts.close : texts.backToList, onChoose: added.close },
        ]}
      />
      <SuccessDialog
        opened={edited.opened}
        onClose={edited.close}
        sentence={texts.edited}
        detail={edited.value && inWords(edited.value.row)}
        autoClose
      />
      <RemovalDialogs
        removal={{ topic: 'students', routes: { removeMany: routes.removeMany }, texts, inWords }}
        remove={of('remove')}
        removed={of('removed')}
        show={show}
        onRemoved={onRemoved}
      />
    </>
  );
}

/** An address that was known already is told: the person's data stayed as they were. */
function AddedDetail({ row, existed, of }: Extract<OpenEnrolment, { kind: 'added' }>) {
  return (
    <>
      {inWords(row)}
      {existed && !of && <span className={classes['existed']}>{texts.existed}</span>}
    </>
  );
}

interface AddDialogProps extends Pick<EnrolmentDialogsProps, 'show' | 'intakes'> {
  open: OpenOf<Extract<OpenEnrolment, { kind: 'add' }>>;
}

function AddDialog({ open, show, intakes }: AddDialogProps): ReactNode {
  const add = useAddEnrolment();
  const scope = useScope();
  if (!open.value) return null;
  const { of, typed } = open.value;
  const offered = intakes ?? scope.intakes;
  const fields = declareStudyFields({ ...scope, intakes: offered });
  // Where there is only one, nobody has to choose.
  const begin = { ...nothing, date: offered?.length === 1 ? offered[0] : undefined };
  const frame = {
    opened: open.opened,
    onClose: open.close,
    title: of ? texts.assignTitle(of.name) : texts.add,
    submitLabel: of ? texts.assign : texts.add,
    typed,
  };
  const send = async (body: Parameters<typeof add>[0]['body'], idempotencyKey: string) => {
    const { existed, enrolment } = await add({ body }, { idempotencyKey });
    show({ kind: 'added', row: enrolment, existed, of });
  };
  if (of)
    return defineForm({ schema: enrolmentForm, values: begin, fields, explainFailure, size: 'form-wide' })({
      ...frame,
      onSubmit: (studies, opening) => {
        const body = { uid: of.uid, ...studies };
        return send(body, opening.keyFor(body));
      },
    });
  return defineForm({
    schema: newStudent,
    values: { given_name: '', surname: '', email: '', telephone: '', ...begin },
    fields: { ...contactFields, ...fields },
    below: <p className={classes['addHelp']}>{texts.addHelp}</p>,
    explainFailure,
    size: 'form-wide',
  })({ ...frame, onSubmit: (body, opening) => send(body, opening.keyFor(body)) });
}

interface EditDialogProps extends Pick<EnrolmentDialogsProps, 'show'> {
  open: OpenOf<Extract<OpenEnrolment, { kind: 'edit' }>>;
}

function EditDialog({ open, show }: EditDialogProps): ReactNode {
  const edit = useEditEnrolment();
  const { ownPlaces, intakes } = useScope();
  const row = open.value?.row;
  if (!row) return null;
  const { id, version: read, uid, username } = row;
  const scope = { ownPlaces, intakes, anyPrice: row.can.anyPrice, withNumbers: row.can.editNumbers };
  const form = (of: Enrolment) =>
    defineForm({
      schema: enrolmentForm,
      values: { ...nothing, ...valuesOf(of) },
      fields: declareStudyFields({ ...scope, row: of }),
      explainFailure,
      size: 'form-wide',
    });
  const drawn = form(row)({
    opened: open.opened,
    onClose: open.close,
    title: texts.editTitle(username),
    submitLabel: texts.save,
    readNewer: (newer) => form(newer as Enrolment).values, // the row of the call that was refused
    onGone: (typed) => show({ kind: 'add', of: { uid, name: username }, typed }),
    onSubmit: async (body, { saveAgainst }) => {
      // Of another course the server asks itself, since it knows what is lost.
      const sameCourses = body.cid === row.cid && body.cid_2 === row.cid_2;
      if (sameCourses) await confirmFirst(texts.editQuestion);
      const saved = await saveAgainst(read, (version) =>
        edit({ params: { id }, body: { ...body, version } }),
      );
      show({ kind: 'edited', row: saved });
    },
  });
  // Another record is another dialog.
  return <Fragment key={id}>{drawn}</Fragment>;
}

/** What a form offers to whoever is signed in; the server decides. */
function useScope(): FormScope {
  const { user, permissions } = useSession();
  return {
    intakes: intakesFor(user.is_admin, today()),
    ownPlaces: user.is_admin === role.coordinator,
    anyPrice: permissions.includes('students.price-any'),
    withNumbers: permissions.includes('students.payment-accounts'),
  };
}

const nothing = {
  date: undefined,
  pid: undefined,
  cid: undefined,
  price: undefined,
  cid_2: null,
  price_2: null,
  coordinator: undefined,
  bank_account: undefined,
  album_nr: undefined,
  album_nr_2: undefined,
  comment: '',
};

const explainFailure = (error: unknown) =>
  isCallError(error, 'students/already-enrolled') ? { title: texts.refusedTitle } : {};
