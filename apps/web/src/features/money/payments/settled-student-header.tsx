import type { SettlementsOfPerson } from '@indeks/contract/money/payments/payments.schemas';
import { IconSend } from '@tabler/icons-react';
import { photoOf } from '#shared/api/photo.ts';
import { EmailLink, PhoneLink } from '#shared/ui/page/contact-link.tsx';
import { InitialsAvatar } from '#shared/ui/page/initials-avatar.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { reminderTexts } from '#parts/money/payments/reminders.texts.ts';
import { useReminder } from '#parts/money/payments/use-reminder.ts';
import { courseNamesOf } from '#parts/money/payments/enrolment-words.ts';
import { stateOf } from '#parts/money/payments/payment-state.tsx';
import classes from './payments.module.css';

type Shown = Pick<SettlementsOfPerson, 'person' | 'enrolments' | 'sums' | 'dues' | 'reminded'>;

interface SettledStudentHeaderProps extends Shown {
  back: { to: string; label: string };
}

/** Name, courses and contact of the person; people with something to pay now can be reminded. */
export function SettledStudentHeader(props: SettledStudentHeaderProps) {
  const { person, enrolments, sums, dues, reminded, back } = props;
  const { kind } = stateOf({ dues, balance: sums.balance });
  const { id, name, email, telephone } = person;
  const reminder = { label: reminderTexts.action, icon: IconSend, ...useReminder({ id, reminded }) };
  return (
    <PageHeader
      title={name}
      portrait={<InitialsAvatar name={name} photo={photoOf(person)} size={52} />}
      help={[...new Set(enrolments.flatMap(courseNamesOf))].join(' · ')}
      back={back}
      secondary={kind === 'overdue' || kind === 'soon' ? [reminder] : []}
    >
      <div className={classes.contact}>
        <EmailLink email={email} of={name} />
        {telephone !== null && <PhoneLink telephone={telephone} of={name} />}
      </div>
    </PageHeader>
  );
}
