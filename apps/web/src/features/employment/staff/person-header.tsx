import type { StaffGroup } from '@indeks/contract/identity/people/people.keys';
import { nameWithDegree } from '@indeks/contract/identity/people/names.rules';
import type { PersonRecord } from '@indeks/contract/identity/people/people.schemas';
import { IconPencil } from '@tabler/icons-react';
import { photoOf } from '#shared/api/photo.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import type { OpenEntry } from '#shared/ui/entry/entry.ts';
import { EmailLink, PhoneLink } from '#shared/ui/page/contact-link.tsx';
import { InitialsAvatar } from '#shared/ui/page/initials-avatar.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { describePerson, PersonMarks } from './people-cells.tsx';
import classes from './people.module.css';
import { peopleTexts as texts } from './people.texts.ts';

const PersonDialogs = lazyPart(() => import('./person-dialogs.tsx').then((file) => file.PersonDialogs));

interface PersonHeaderProps {
  group: StaffGroup;
  person: PersonRecord;
  secondDomain: string;
  back: { to: string; label: string };
}

/** The head of a person's page: who it is, and the account to edit. */
export function PersonHeader({ group, person, secondDomain, back }: PersonHeaderProps) {
  const { show, of, anyOpen } = useOpen<OpenEntry<PersonRecord>>('person');
  return (
    <>
      <PageHeader
        title={nameWithDegree(person)}
        portrait={<InitialsAvatar name={person.name} photo={photoOf(person)} size={52} />}
        help={describePerson(person)}
        back={back}
        secondary={[
          {
            label: texts.editAccount,
            icon: IconPencil,
            onClick: () => show({ kind: 'form', row: person }),
          },
        ]}
      >
        <div className={classes.marks}>
          <EmailLink email={person.email} of={person.name} />
          {person.telephone !== null && <PhoneLink telephone={person.telephone} of={person.name} />}
          <PersonMarks person={person} />
        </div>
      </PageHeader>
      <WhenOpened opened={anyOpen}>
        <PersonDialogs of={of} show={show} group={group} secondDomain={secondDomain} />
      </WhenOpened>
    </>
  );
}
