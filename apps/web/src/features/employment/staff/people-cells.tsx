import { isOn } from '@indeks/contract/common/flags';
import { Tooltip, VisuallyHidden } from '@mantine/core';
import { role, roleNames } from '@indeks/contract/access/roles';
import { administrativeRoles } from '@indeks/contract/identity/people/people.keys';
import type { PersonRecord } from '@indeks/contract/identity/people/people.schemas';
import { IconAlertTriangle, IconMail, IconPhone, IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import { ShortContractChip } from '#parts/employment/contracts/contract-chip.tsx';
import { photoOf } from '#shared/api/photo.ts';
import { formatDayOf } from '#shared/lib/format.ts';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { EmailLink, PhoneLink } from '#shared/ui/page/contact-link.tsx';
import { PersonCell } from '#shared/ui/page/person-cell.tsx';
import { CardChips, CardLine } from '#shared/ui/table/row-card.tsx';
import classes from './people.module.css';
import { peopleTexts as texts } from './people.texts.ts';

interface PersonCellProps {
  person: PersonRecord;
  /** The address of the list. */
  path: string;
}

/** The table has no room for a chip about a changed form, so an icon is shown beside the name. */
export function NameCell({ person, path }: PersonCellProps) {
  return (
    <PersonCell
      {...cellOf(person, path)}
      mark={person.changed_recently && <ChangedMark />}
      detail={
        <>
          {describeShortly(person)}
          {!isOn(person.active) && <InactiveChip />}
        </>
      }
    />
  );
}

const cellOf = (person: PersonRecord, path: string) => ({
  name: person.name,
  listed: person.listed_name,
  to: `${path}/${person.id}`,
  photo: photoOf(person),
});

function ChangedMark() {
  return (
    <Tooltip label={texts.changed}>
      <span className={classes.changed}>
        <Icon of={IconAlertTriangle} />
        <VisuallyHidden>{texts.changed}</VisuallyHidden>
      </span>
    </Tooltip>
  );
}

/** Warnings about a person: the form was changed within the last month, or the account is inactive. */
export function PersonMarks({ person }: { person: PersonRecord }) {
  return (
    <>
      {person.changed_recently && (
        <StatusChip tone="error" icon={IconAlertTriangle}>
          {texts.changed}
        </StatusChip>
      )}
      {!isOn(person.active) && <InactiveChip />}
    </>
  );
}

const InactiveChip = () => <StatusChip tone="neutral">{texts.inactive}</StatusChip>;

/** For a lecturer only how they are paid, because the list already says that they are lecturers. */
const describeShortly = (person: PersonRecord): string =>
  person.user_role === role.lecturer ? texts.kinds[person.is_company] : describePerson(person);

/** The person's role, and for a lecturer also how they are paid. */
export function describePerson({ user_role: role, is_company: company }: PersonRecord): string {
  if (administrativeRoles.some((known) => known === role)) return roleNames[role];
  return `${roleNames[role]} · ${texts.kinds[company].toLocaleLowerCase('pl')}`;
}

export function ConsentCell({ rodo }: Pick<PersonRecord, 'rodo'>) {
  return (
    <Tooltip label={rodo === null ? texts.consentChip.missing : texts.consentOf(formatDayOf(rodo))}>
      <span className={classes.consent} data-given={rodo !== null}>
        <Icon of={rodo === null ? IconShieldX : IconShieldCheck} />
        <VisuallyHidden>
          {rodo === null ? texts.consent.missing : texts.consent.given(formatDayOf(rodo))}
        </VisuallyHidden>
      </span>
    </Tooltip>
  );
}

interface PersonCardProps extends PersonCellProps {
  withConsent: boolean;
}

/** The row on a phone. */
export function PersonCard({ person, path, withConsent }: PersonCardProps) {
  return (
    <>
      <PersonCell {...cellOf(person, path)} detail={describeShortly(person)} />
      <CardChips>
        <PersonMarks person={person} />
        <ShortContractChip latest={person.contract} />
        {withConsent && <ConsentChip rodo={person.rodo} />}
      </CardChips>
      <CardLine icon={IconMail}>
        <EmailLink email={person.email} of={person.name} />
      </CardLine>
      {person.telephone !== null && (
        <CardLine icon={IconPhone}>
          <PhoneLink telephone={person.telephone} of={person.name} />
        </CardLine>
      )}
    </>
  );
}

const ConsentChip = ({ rodo }: Pick<PersonRecord, 'rodo'>) =>
  rodo === null ? (
    <StatusChip tone="error" icon={IconShieldX}>
      {texts.consentChip.missing}
    </StatusChip>
  ) : (
    <StatusChip tone="ok" icon={IconShieldCheck}>
      {texts.consentChip.given}
    </StatusChip>
  );
