import { candidateRoutes as routes } from '@indeks/contract/studies/candidates/candidates.routes';
import { admissionForm, type Candidate } from '@indeks/contract/studies/candidates/candidates.schemas';
import { intakesFor } from '@indeks/contract/studies/students/students.rules';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { z } from 'zod';
import { SemesterField } from '#parts/studies/courses/semester-field.tsx';
import { CoordinatorField } from '#parts/studies/students/coordinator-field.tsx';
import { studiesTexts } from '#parts/studies/students/studies.texts.ts';
import { TuitionField } from '#parts/studies/students/tuition-field.tsx';
import { isCallError } from '#shared/api/call-error.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { useCall } from '#shared/api/use-call.ts';
import { today } from '#shared/lib/today.ts';
import { SuccessDialog } from '#shared/ui/dialog/success-dialog.tsx';
import type { OpenOf } from '#shared/ui/dialog/use-open.ts';
import type { FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { ReadOnlyValue } from '#shared/ui/form/read-only-value.tsx';
import classes from './candidates.module.css';
import { admitTexts as texts } from './candidates.texts.ts';

type Admit = { kind: 'admit'; candidate: Candidate };
type Admitted = { kind: 'admitted'; candidate: Candidate; existed: boolean };
/** The dialogs of admission: the form for a candidate, and the message after it. */
export type OpenAdmission = Admit | Admitted;

interface AdmitDialogsProps {
  admit: OpenOf<Admit>;
  admitted: OpenOf<Admitted>;
  show: (next: OpenAdmission) => void;
}

/** Makes a student of a candidate: asks what the candidate has not said. */
export function AdmitDialogs({ admit, admitted, show }: AdmitDialogsProps) {
  return (
    <>
      <AdmitDialog open={admit} show={show} />
      <SuccessDialog
        opened={admitted.opened}
        onClose={admitted.close}
        sentence={texts.admitted}
        detail={admitted.value && <AdmittedDetail {...admitted.value} />}
        offer={
          admitted.value && (
            <Button component={Link} to={`/students/${admitted.value.candidate.uid}`}>
              {texts.toStudent}
            </Button>
          )
        }
      />
    </>
  );
}

/** The message says that the address was known already and the person's data stayed unchanged. */
function AdmittedDetail({ candidate: { username, courseName, cityName }, existed }: Admitted) {
  return (
    <>
      {`${username} · ${courseName} · ${cityName}`}
      {existed && <span className={classes.existed}>{texts.existed}</span>}
    </>
  );
}

/** The place is the candidate's; it says which coordinators can be chosen. */
const admitForm = admissionForm.extend({ pid: z.number() });

function AdmitDialog({ open, show }: { open: OpenOf<Admit>; show: (next: Admitted) => void }): ReactNode {
  const call = useCall('candidates', routes.admit);
  const { user } = useSession();
  const goTo = useNavigate();
  const candidate = open.value?.candidate;
  if (!candidate) return null;
  const { id, pid, version: read } = candidate;
  const offered = intakesFor(user.is_admin, today());
  return defineForm({
    schema: admitForm,
    values: {
      pid,
      // A single choice is made already.
      date: offered.length === 1 ? offered[0] : undefined,
      price: undefined,
      price_2: null,
      coordinator: undefined,
    },
    fields: declareFields(candidate, offered),
    above: <p className={classes.carried}>{texts.help}</p>,
    explainFailure: (error) => explainArchived(error, candidate, goTo),
  })({
    opened: open.opened,
    onClose: open.close,
    title: texts.title(candidate.username),
    submitLabel: texts.submit,
    onSubmit: async ({ pid: _pid, ...given }, { saveAgainst, keyFor }) => {
      const { candidate: after, existed } = await saveAgainst(read, (version) => {
        const body = { ...given, version };
        return call({ params: { id }, body }, { idempotencyKey: keyFor(body) });
      });
      show({ kind: 'admitted', candidate: after, existed });
    },
  });
}

/** An archived enrolment is restored in the archive instead of being added again. */
function explainArchived(error: unknown, { listed_name }: Candidate, goTo: (path: string) => unknown) {
  if (!isCallError(error, 'students/in-archive') || error.details['id'] === undefined) return {};
  const search = new URLSearchParams({ search: listed_name }).toString();
  return { remedy: { label: texts.toArchive, onClick: () => void goTo(`/students/archive?${search}`) } };
}

const declareFields = (candidate: Candidate, offered: readonly string[]) =>
  ({
    date: {
      label: studiesTexts.semester,
      half: true,
      draw: (field) => <SemesterField {...field} offered={offered} required />,
    },
    pid: {
      label: studiesTexts.place,
      half: true,
      draw: ({ label }) => <ReadOnlyValue label={label} value={candidate.cityName} />,
    },
    price: {
      label: texts.tuitionOf(candidate.courseName),
      draw: (field) => <TuitionField {...field} required />,
    },
    price_2: {
      label: texts.tuitionOf(candidate.courseName2 ?? ''),
      draw: (field) => candidate.cid_2 !== null && <TuitionField {...field} />,
    },
    coordinator: {
      label: studiesTexts.coordinator,
      draw: (field) => <CoordinatorField {...field} />,
    },
  }) satisfies FieldsOf<z.input<typeof admitForm>>;
