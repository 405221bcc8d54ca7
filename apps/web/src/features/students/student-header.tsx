import type { Student } from '@indeks/contract/students/students.schemas';
import { IconAlertTriangle, IconPencil, IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import { photoOf } from '#shared/api/photo.ts';
import { formatDayOf } from '#shared/lib/format.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { EmailLink, PhoneLink } from '#shared/ui/page/contact-link.tsx';
import { InitialsAvatar } from '#shared/ui/page/initials-avatar.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { courseNamesOf } from './enrolment-values.ts';
import type { OpenStudent } from './student-dialog.tsx';
import classes from './student-tabs.module.css';
import { studentDialogTexts, studentsTexts as texts } from './students.texts.ts';

const StudentDialog = lazyPart(async () => (await import('./student-dialog.tsx')).StudentDialog);

interface StudentHeaderProps {
  student: Student;
  back: { to: string; label: string };
}

/** Answers a phone call: who it is, how to reach them, what they study. */
export function StudentHeader({ student, back }: StudentHeaderProps) {
  const { name, email, telephone, rodo, changed_recently, enrolments } = student;
  const { show, of, anyOpen } = useOpen<OpenStudent>('student');
  const edit = {
    label: studentDialogTexts.edit,
    icon: IconPencil,
    onClick: () => show({ kind: 'edit', row: student }),
  };
  return (
    <>
      <PageHeader
        title={name}
        portrait={<InitialsAvatar name={name} photo={photoOf(student)} size={52} />}
        help={[...new Set(enrolments.flatMap(courseNamesOf))].join(' · ')}
        back={back}
        secondary={student.can.edit ? [edit] : []}
      >
        <div className={classes['marks']}>
          <EmailLink email={email} of={name} />
          {telephone !== null && <PhoneLink telephone={telephone} of={name} />}
          {rodo === null ? (
            <StatusChip tone="error" icon={IconShieldX}>
              {texts.noConsent}
            </StatusChip>
          ) : (
            <StatusChip tone="ok" icon={IconShieldCheck}>
              {texts.consent(formatDayOf(rodo))}
            </StatusChip>
          )}
          {changed_recently && (
            <StatusChip tone="error" icon={IconAlertTriangle}>
              {texts.changed}
            </StatusChip>
          )}
        </div>
      </PageHeader>
      <WhenOpened opened={anyOpen}>
        <StudentDialog of={of} show={show} />
      </WhenOpened>
    </>
  );
}
