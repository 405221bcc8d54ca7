import { isOn } from '@indeks/contract/common/flags';
import { ActiveChip } from '#shared/ui/table/active-rows.tsx';
import { roleNames } from '@indeks/contract/access/roles';
import type { RolePersonSortKey } from '@indeks/contract/identity/people/people.keys';
import type { UserAccount } from '@indeks/contract/employment/user-accounts/user-accounts.schemas';
import { IconMail, IconPhone, IconUserCog } from '@tabler/icons-react';
import { personPath } from '#parts/identity/people/person-path.ts';
import { photoOf } from '#shared/api/photo.ts';
import { EmailLink, PhoneLink } from '#shared/ui/page/contact-link.tsx';
import { PersonCell } from '#shared/ui/page/person-cell.tsx';
import type { Column, RowAction } from '#shared/ui/table/column.ts';
import { CardChips, CardLine } from '#shared/ui/table/row-card.tsx';
import { userAccountsTexts as texts } from './user-accounts.texts.ts';

export const accountColumns: readonly Column<UserAccount, RolePersonSortKey>[] = [
  {
    id: 'name',
    header: texts.columns.name,
    sortable: true,
    cell: (account) => <AccountName account={account} />,
  },
  { id: 'role', header: texts.columns.role, cell: ({ user_role }) => roleNames[user_role] },
  {
    id: 'email',
    header: texts.columns.email,
    sortable: true,
    cell: ({ email, name }) => <EmailLink email={email} of={name} />,
  },
  {
    id: 'telephone',
    header: texts.columns.telephone,
    givesWay: true,
    wrap: 'never',
    cell: ({ telephone, name }) => telephone && <PhoneLink telephone={telephone} of={name} />,
  },
  {
    id: 'state',
    header: texts.columns.state,
    wrap: 'never',
    cell: ({ active }) => <ActiveChip active={active} texts={texts.states} />,
  },
];

/** The row on a phone. */
export function AccountCard({ account }: { account: UserAccount }) {
  const { name, email, telephone, active } = account;
  return (
    <>
      <AccountName account={account} detail={roleNames[account.user_role]} />
      {!isOn(active) && (
        <CardChips>
          <ActiveChip active={active} texts={texts.states} />
        </CardChips>
      )}
      <CardLine icon={IconMail}>
        <EmailLink email={email} of={name} />
      </CardLine>
      {telephone !== null && (
        <CardLine icon={IconPhone}>
          <PhoneLink telephone={telephone} of={name} />
        </CardLine>
      )}
    </>
  );
}

function AccountName({ account, detail }: { account: UserAccount; detail?: string }) {
  const { name, listed_name: listed } = account;
  const to = personPath(account);
  return (
    <PersonCell
      name={name}
      listed={listed}
      photo={photoOf(account)}
      {...(to !== undefined && { to })}
      {...(detail !== undefined && { detail })}
    />
  );
}

export const accountActions = ({ can }: UserAccount, onChangeRole: () => void): readonly RowAction[] =>
  can.roles.length > 0 ? [{ label: texts.changeRole, icon: IconUserCog, onClick: onChangeRole }] : [];
