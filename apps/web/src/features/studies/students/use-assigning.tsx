import { isAddingBlocked } from '@indeks/contract/studies/students/students.rules';
import type { Student } from '@indeks/contract/studies/students/students.schemas';
import { IconPlus } from '@tabler/icons-react';
import { useSession } from '#shared/api/session-context.tsx';
import { today } from '#shared/lib/today.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import type { OpenEnrolment } from './enrolment-dialogs.tsx';
import { enrolmentDialogTexts, studentsTexts } from './students.texts.ts';

const EnrolmentDialogs = lazyPart(async () => (await import('./enrolment-dialogs.tsx')).EnrolmentDialogs);

/** The action that assigns a student to a further course, for people who may do so, and its dialogs. */
export function useAssigning({ id: uid, name }: Student) {
  const { show, of, anyOpen } = useOpen<OpenEnrolment>('assigning');
  const { user, permissions } = useSession();
  const assign = {
    label: enrolmentDialogTexts.assign,
    icon: IconPlus,
    onClick: () => show({ kind: 'add', of: { uid, name } }),
    blocked: isAddingBlocked(user.is_admin, today()) ? studentsTexts.addingBlocked : undefined,
  };
  return {
    assigning: permissions.includes('students.view') && { main: assign },
    dialogs: (
      <WhenOpened opened={anyOpen}>
        <EnrolmentDialogs of={of} show={show} />
      </WhenOpened>
    ),
  };
}
