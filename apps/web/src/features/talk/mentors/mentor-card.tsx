import { ActionIcon, Anchor, Tooltip } from '@mantine/core';
import type { Mentor } from '@indeks/contract/talk/mentors/mentors.schemas';
import { IconDots, IconId, IconMail, IconPencil, IconPhone, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { fetchMentorFile, mentorFileAddress } from '#data/talk/mentors.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { formatPhone } from '#shared/lib/format.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { ActionMenu } from '#shared/ui/page/action-menu.tsx';
import { InitialsAvatar } from '#shared/ui/page/initials-avatar.tsx';
import classes from './mentors.module.css';
import { mentorsTexts as texts } from './mentors.texts.ts';

export const nameMentor = ({ firstname, lastname }: Mentor): string => `${firstname} ${lastname}`;

/** What stands under the name, and the rest. */
export const splitDescription = ({ description }: Mentor): readonly [string, string] => {
  const [first = '', ...rest] = description.split('\n');
  return [first, rest.join('\n').trim()];
};

interface MentorCardProps {
  mentor: Mentor;
  onEdit: () => void;
  onRemove: () => void;
}

export function MentorCard({ mentor, onEdit, onRemove }: MentorCardProps) {
  const name = nameMentor(mentor);
  const [position, about] = splitDescription(mentor);
  return (
    <article className={classes.card} aria-label={name}>
      <div className={classes.head}>
        <InitialsAvatar name={name} photo={photoOf(mentor)} size={64} whole />
        <div className={classes.words}>
          <Anchor component={Link} to={`/mentors/${mentor.id}`} className={classes.name}>
            {name}
          </Anchor>
          <p className={classes.position}>{position}</p>
        </div>
        {mentor.can.edit && (
          <ActionMenu
            actions={[
              { label: texts.edit, icon: IconPencil, onClick: onEdit },
              { label: texts.remove, icon: IconTrash, onClick: onRemove, danger: true },
            ]}
          >
            <ActionIcon variant="subtle" color="gray" size={34} aria-label={texts.actions(name)}>
              <Icon of={IconDots} />
            </ActionIcon>
          </ActionMenu>
        )}
      </div>
      <p className={classes.about}>{about}</p>
      <TagList mentor={mentor} />
      <div className={classes.foot}>
        <Tooltip label={mentor.email}>
          <ActionIcon {...look} component="a" href={`mailto:${mentor.email}`} aria-label={texts.write(name)}>
            <Icon of={IconMail} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={formatPhone(mentor.telephone)}>
          <ActionIcon {...look} component="a" href={`tel:${mentor.telephone}`} aria-label={texts.ring(name)}>
            <Icon of={IconPhone} />
          </ActionIcon>
        </Tooltip>
        <BusinessCard mentor={mentor} />
      </div>
    </article>
  );
}

export const photoOf = ({ document }: Mentor): string | undefined =>
  document === null ? undefined : mentorFileAddress(document);

export function TagList({ mentor }: { mentor: Mentor }) {
  return (
    <ul className={classes.tags}>
      {mentor.tags.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
}

/** The one thing that everybody wants of a mentor. */
export function BusinessCard({ mentor: { business_card: file } }: { mentor: Mentor }) {
  const download = useDownload(() => fetchMentorFile(file ?? ''));
  if (file === null) return <span className={classes.noCard}>{texts.noCard}</span>;
  return (
    <BusyButton variant="light" icon={IconId} className={classes.businessCard} {...download}>
      {texts.card}
    </BusyButton>
  );
}

const look = { variant: 'subtle', color: 'gray', size: 36 } as const;
