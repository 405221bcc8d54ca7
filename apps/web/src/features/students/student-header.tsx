import type { Student } from '@indeks/contract/students/students.schemas';
import { IconAlertTriangle, IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import { photoOf } from '#shared/api/photo.ts';
import { formatDayOf } from '#shared/lib/format.ts';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { EmailLink, PhoneLink } from '#shared/ui/page/contact-link.tsx';
import { InitialsAvatar } from '#shared/ui/page/initials-avatar.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { courseNamesOf } from './enrolment-values.ts';
import classes from './student-tabs.module.css';
import { studentsTexts as texts } from './students.texts.ts';

interface StudentHeaderProps {
  student: Student;
  back: { to: string; label: string };
}

/** Answers a phone call: who it is, how to reach them, what they study. */
export function StudentHeader({ student, back }: StudentHeaderProps) {
  const { name, email, telephone, rodo, changed_recently, enrolments } = student;
  return (
    <PageHeader
      title={name}
      portrait={<InitialsAvatar name={name} photo={photoOf(student)} size={52} />}
      help={[...new Set(enrolments.flatMap(courseNamesOf))].join(' · ')}
      back={back}
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
  );
}
