import type { SettlementsOfPerson } from '@indeks/contract/payments/payments.schemas';
import { photoOf } from '#shared/api/photo.ts';
import { EmailLink, PhoneLink } from '#shared/ui/page/contact-link.tsx';
import { InitialsAvatar } from '#shared/ui/page/initials-avatar.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { courseNamesOf } from '#parts/studies/enrolment-words.ts';
import classes from './payments.module.css';

interface SettledStudentHeaderProps extends Pick<SettlementsOfPerson, 'person' | 'enrolments'> {
  back: { to: string; label: string };
}

/** Who it is, what they study, and how to reach them. */
export function SettledStudentHeader({ person, enrolments, back }: SettledStudentHeaderProps) {
  const { name, email, telephone } = person;
  return (
    <PageHeader
      title={name}
      portrait={<InitialsAvatar name={name} photo={photoOf(person)} size={52} />}
      help={[...new Set(enrolments.flatMap(courseNamesOf))].join(' · ')}
      back={back}
    >
      <div className={classes['contact']}>
        <EmailLink email={email} of={name} />
        {telephone !== null && <PhoneLink telephone={telephone} of={name} />}
      </div>
    </PageHeader>
  );
}
