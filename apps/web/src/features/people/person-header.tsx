import type { StaffGroup } from '@indeks/contract/people/people.keys';
import type { PersonRecord } from '@indeks/contract/people/people.schemas';
import { IconPencil } from '@tabler/icons-react';
import { lazy } from 'react';
import { photoOf } from '#shared/api/photo.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import type { OpenEntry } from '#shared/ui/entry/entry.ts';
import { InitialsAvatar } from '#shared/ui/page/initials-avatar.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { descriptionOf, PersonMarks } from './people-cells.tsx';
import classes from './people.module.css';
import { peopleTexts as texts } from './people.texts.ts';

const PersonDialogs = lazy(() =>
  import('./person-dialogs.tsx').then((file) => ({ default: file.PersonDialogs })),
);

interface PersonHeaderProps {
  group: StaffGroup;
  person: PersonRecord;
  secondDomain: string;
  back: { to: string; label: string };
}

/** The head of a person's page: who it is, and the account to edit. */
export function PersonHeader({ group, person, secondDomain, back }: PersonHeaderProps) {
  const { show, of, anyOpen } = useOpen<OpenEntry<PersonRecord>>();
  return (
    <>
      <PageHeader
        title={person.name}
        portrait={<InitialsAvatar name={person.name} photo={photoOf(person)} size={52} />}
        help={descriptionOf(person)}
        back={back}
        secondary={[
          {
            label: texts.editAccount,
            icon: IconPencil,
            onClick: () => show({ kind: 'form', row: person }),
          },
        ]}
      >
        {(person.active === 0 || person.changed_recently) && (
          <div className={classes['marks']}>
            <PersonMarks person={person} />
          </div>
        )}
      </PageHeader>
      <WhenOpened opened={anyOpen}>
        <PersonDialogs of={of} show={show} group={group} secondDomain={secondDomain} />
      </WhenOpened>
    </>
  );
}
