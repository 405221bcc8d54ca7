import { role } from '@indeks/contract/access/roles';
import { intakesFor } from '@indeks/contract/studies/students/students.rules';
import {
  enrolmentForm,
  newStudent,
  type Enrolment,
} from '@indeks/contract/studies/students/students.schemas';
import { Anchor } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Link } from 'react-router';
import { contactFields } from '#parts/identity/people/account-fields.tsx';
import { declareAddress } from '#parts/provider/person-rights/address-field.tsx';
import { isCallError } from '#shared/api/call-error.ts';
import { confirmFirst } from '#shared/api/confirmations.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { today } from '#shared/lib/today.ts';
import { SuccessDialog } from '#shared/ui/dialog/success-dialog.tsx';
import type { Dialogs, OpenOf } from '#shared/ui/dialog/use-open.ts';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { RestoreDialog } from './archive/archive-dialogs.tsx';
import { restoreDialogTexts } from './archive/archive.texts.ts';
import { RemoveOrArchive } from './archive/remove-or-archive.tsx';
import { declareStudyFields, type FormScope } from './enrolment-fields.tsx';
import { inWords, nothingStudied, valuesOf } from './enrolment-values.ts';
import { useAddEnrolment, useEditEnrolment } from './students.api.ts';
import classes from './students.module.css';
import { enrolmentDialogTexts as texts } from './students.texts.ts';

/** The dialogs over the list of students and over the page of one. */
export type OpenEnrolment =
  | {
      kind: 'add';
      of?: { uid: number; name: string } | undefined;
      typed?: FieldValues | undefined;
      /** Intake and place of the one before. */
      begin?: Pick<Enrolment, 'date' | 'pid'> | undefined;
    }
  | { kind: 'edit'; row: Enrolment }
  | { kind: 'added'; row: Enrolment; existed: boolean; of?: { uid: number; name: string } | undefined }
  | { kind: 'edited'; row: Enrolment }
  | { kind: 'remove'; rows: readonly Enrolment[] }
  | { kind: 'removed'; rows: readonly Enrolment[] }
  | { kind: 'restore'; ids: readonly number[]; names: readonly string[] };

interface EnrolmentDialogsProps extends Pick<Dialogs<OpenEnrolment>, 'of' | 'show'> {
  /** The intakes open for enrolment, from the server. */
  intakes?: readonly string[] | undefined;
  onAdded?: ((row: Enrolment) => void) | undefined;
  onRemoved?: () => void;
}

/** Adding, editing and deleting of enrolments, and the sentences after them. */
export function EnrolmentDialogs({ of, show, intakes, onAdded, onRemoved }: EnrolmentDialogsProps) {
  const [added, edited] = [of('added'), of('edited')];
  return (
    <>
      <AddDialog open={of('add')} show={show} intakes={intakes} onAdded={onAdded} />
      <EditDialog open={of('edit')} show={show} />
      <SuccessDialog
        opened={added.opened}
        onClose={added.close}
        sentence={added.value?.of ? texts.assigned : texts.added}
        detail={added.value && <AddedDetail {...added.value} />}
        offer={added.value && !added.value.of && <OpenAdded uid={added.value.row.uid} />}
        choices={[
          {
            label: texts.addAnother,
            onChoose: () => show({ kind: 'add', of: added.value?.of, begin: added.value?.row }),
          },
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
      <RemoveOrArchive remove={of('remove')} removed={of('removed')} show={show} onRemoved={onRemoved} />
      <RestoreDialog open={of('restore')} />
    </>
  );
}

function OpenAdded({ uid }: { uid: number }) {
  return (
    <Anchor component={Link} to={`/students/${uid}`}>
      {texts.openStudent}
    </Anchor>
  );
}

/** The message says that the address was known already and the person's data stayed unchanged. */
function AddedDetail({ row, existed, of }: Extract<OpenEnrolment, { kind: 'added' }>) {
  return (
    <>
      {inWords(row)}
      {existed && !of && <span className={classes.existed}>{texts.existed}</span>}
    </>
  );
}

interface AddDialogProps extends Pick<EnrolmentDialogsProps, 'show' | 'intakes' | 'onAdded'> {
  open: OpenOf<Extract<OpenEnrolment, { kind: 'add' }>>;
}

function AddDialog({ open, show, intakes, onAdded }: AddDialogProps): ReactNode {
  const add = useAddEnrolment();
  const scope = useScope();
  if (!open.value) return null;
  const { of, typed } = open.value;
  const offered = intakes ?? scope.intakes;
  const fields = declareStudyFields({ ...scope, intakes: offered });
  // A single choice is made already.
  const only = offered?.length === 1 ? offered[0] : undefined;
  const begin = { ...nothingStudied, date: open.value.begin?.date ?? only, pid: open.value.begin?.pid };
  const frame = {
    opened: open.opened,
    onClose: open.close,
    title: of ? texts.assignTitle(of.name) : texts.add,
    submitLabel: of ? texts.assign : texts.add,
    typed,
  };
  const send = async (body: Parameters<typeof add>[0]['body'], idempotencyKey: string) => {
    const { existed, enrolment } = await add({ body }, { idempotencyKey });
    onAdded?.(enrolment);
    show({ kind: 'added', row: enrolment, existed, of });
  };
  if (of)
    return defineForm({
      schema: enrolmentForm,
      values: begin,
      fields,
      explainFailure: explainFailure(show),
      size: 'form-wide',
    })({
      ...frame,
      onSubmit: (studies, opening) => {
        const body = { uid: of.uid, ...studies };
        return send(body, opening.keyFor(body));
      },
    });
  return defineForm({
    schema: newStudent,
    values: { given_name: '', surname: '', email: '', telephone: '', ...begin },
    fields: { ...contactFields, email: declareAddress(), ...fields },
    below: <p className={classes.addHelp}>{texts.addHelp}</p>,
    explainFailure: explainFailure(show),
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
  const scope = { ownPlaces, intakes, withNumbers: row.can.editNumbers };
  const form = (of: Enrolment) =>
    defineForm({
      schema: enrolmentForm,
      values: { ...nothingStudied, ...valuesOf(of) },
      fields: declareStudyFields({ ...scope, row: of }),
      explainFailure: explainFailure(show),
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
      // When the course changes, the server asks for confirmation, since it knows what would be lost.
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

/** The choices of a form for the signed-in person; the server decides. */
function useScope(): FormScope {
  const { user, permissions } = useSession();
  return {
    intakes: intakesFor(user.is_admin, today()),
    ownPlaces: user.is_admin === role.coordinator,
    withNumbers: permissions.includes('students.payment-accounts'),
  };
}

/** What is in the archive is restored instead of being added again. */
const explainFailure = (show: EnrolmentDialogsProps['show']) => (error: unknown) => {
  if (isCallError(error, 'students/already-enrolled')) return { title: texts.refusedTitle };
  const id = isCallError(error, 'students/in-archive') ? error.details['id'] : undefined;
  if (typeof id !== 'number') return {};
  const onClick = () => show({ kind: 'restore', ids: [id], names: [] });
  return { title: texts.refusedTitle, remedy: { label: restoreDialogTexts.instead, onClick } };
};
