import type { Student } from '@indeks/contract/studies/students/students.schemas';
import { IconAlertTriangle, IconMail, IconPencil, IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import { messageActionTexts } from '#parts/notices/notifications/messages/messages.texts.ts';
import { useWriteTo } from '#parts/notices/notifications/messages/recipients.ts';
import { photoOf } from '#shared/api/photo.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { formatDayOf } from '#shared/lib/format.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { EmailLink, PhoneLink } from '#shared/ui/page/contact-link.tsx';
import { InitialsAvatar } from '#shared/ui/page/initials-avatar.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import type { OpenStudent } from './student-dialog.tsx';
import classes from './student-tabs.module.css';
import { studentDialogTexts, studentsTexts as texts } from './students.texts.ts';
import { useAssigning } from './use-assigning.tsx';

const StudentDialog = lazyPart(async () => (await import('./student-dialog.tsx')).StudentDialog);

interface StudentHeaderProps {
  student: Student;
  back: { to: string; label: string };
}

/** Answers a phone call: who it is and how to reach them. */
export function StudentHeader({ student, back }: StudentHeaderProps) {
  const { name } = student;
  const { show, of, anyOpen } = useOpen<OpenStudent>('student');
  const edit = {
    label: studentDialogTexts.edit,
    icon: IconPencil,
    onClick: () => show({ kind: 'edit', row: student }),
  };
  const writeTo = useWriteTo();
  const write = {
    label: messageActionTexts.action,
    icon: IconMail,
    onClick: () => writeTo({ audience: 'students', ids: [student.id] }),
  };
  const { assigning, dialogs } = useAssigning(student);
  const mayWrite = useSession().permissions.includes('messages.send');
  return (
    <>
      <PageHeader
        title={name}
        portrait={<InitialsAvatar name={name} photo={photoOf(student)} size={52} />}
        help={<Marks student={student} />}
        back={back}
        {...assigning}
        secondary={[...(mayWrite ? [write] : []), ...(student.can.edit ? [edit] : [])]}
      />
      {!student.can.openForm && (
        <Notice tone="info" className={classes.kept}>
          {texts.keptBySecretariat}
        </Notice>
      )}
      {dialogs}
      <WhenOpened opened={anyOpen}>
        <StudentDialog of={of} show={show} />
      </WhenOpened>
    </>
  );
}

/** How to reach them, and whether they agreed. */
function Marks({ student: { name, email, telephone, rodo, changed_recently, can } }: { student: Student }) {
  return (
    <span className={classes.marks}>
      <EmailLink email={email} of={name} />
      {telephone !== null && <PhoneLink telephone={telephone} of={name} />}
      {can.openForm && <ConsentChip rodo={rodo} />}
      {changed_recently && (
        <StatusChip tone="error" icon={IconAlertTriangle}>
          {texts.changed}
        </StatusChip>
      )}
    </span>
  );
}

function ConsentChip({ rodo }: Pick<Student, 'rodo'>) {
  return rodo === null ? (
    <StatusChip tone="error" icon={IconShieldX}>
      {texts.noConsent}
    </StatusChip>
  ) : (
    <StatusChip tone="ok" icon={IconShieldCheck}>
      {texts.consent(formatDayOf(rodo))}
    </StatusChip>
  );
}
