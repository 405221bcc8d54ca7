import type { Mentor } from '@indeks/contract/talk/mentors/mentors.schemas';
import { IconPencil } from '@tabler/icons-react';
import { mentorQuery } from '#data/talk/mentors.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import type { OpenEntry } from '#shared/ui/entry/entry.ts';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { EmailLink, PhoneLink } from '#shared/ui/page/contact-link.tsx';
import { InitialsAvatar } from '#shared/ui/page/initials-avatar.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { RecordPage } from '#shared/ui/page/record-page.tsx';
import { BusinessCard, splitDescription, nameMentor, photoOf, TagList } from './mentor-card.tsx';
import classes from './mentors.module.css';
import { mentorsTexts, mentorTexts as texts } from './mentors.texts.ts';

export function MentorPage() {
  return (
    <RecordPage query={mentorQuery} texts={texts}>
      {(mentor) => <KnownMentor mentor={mentor} />}
    </RecordPage>
  );
}

function KnownMentor({ mentor }: { mentor: Mentor }) {
  const { show, of, anyOpen } = useOpen<OpenEntry<Mentor>>('mentor');
  const name = nameMentor(mentor);
  const [position, about] = splitDescription(mentor);
  const edit = {
    label: mentorsTexts.edit,
    icon: IconPencil,
    onClick: () => show({ kind: 'form', row: mentor }),
  };
  return (
    <>
      <PageHeader
        title={name}
        portrait={<InitialsAvatar name={name} photo={photoOf(mentor)} size={96} whole />}
        help={position}
        back={texts.back}
        {...(mentor.can.edit && { main: edit })}
      />
      <div className={classes.page}>
        <Card title={texts.contact}>
          <EmailLink email={mentor.email} of={name} />
          <PhoneLink telephone={mentor.telephone} of={name} />
          <div className={classes.download}>
            <BusinessCard mentor={mentor} />
          </div>
        </Card>
        <Card title={texts.about}>
          <p className={classes.whole}>{about || texts.none}</p>
          <TagList mentor={mentor} />
          {mentor.can.edit && (
            <p className={classes.position}>{`${texts.coordinator}: ${mentor.coordinator_username}`}</p>
          )}
        </Card>
      </div>
      <WhenOpened opened={anyOpen}>
        <MentorDialogs of={of} show={show} />
      </WhenOpened>
    </>
  );
}

const MentorDialogs = lazyPart(() => import('./mentor-dialogs.tsx').then((file) => file.MentorDialogs));
