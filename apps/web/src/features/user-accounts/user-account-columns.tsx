import { isOn } from '@indeks/contract/common/flags';
import { roleNames } from '@indeks/contract/access/roles';
import type { RolePersonSortKey } from '@indeks/contract/people/people.keys';
import type { UserAccount } from '@indeks/contract/people/user-accounts.schemas';
import { IconUserCog } from '@tabler/icons-react';
import { personPath } from '#parts/people/person-path.ts';
import { photoOf } from '#shared/api/photo.ts';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { EmailLink, PhoneLink } from '#shared/ui/page/contact-link.tsx';
import { PersonCell } from '#shared/ui/page/person-cell.tsx';
import type { Column, RowAction } from '#shared/ui/table/column.ts';
import { userAccountsTexts as texts } from './user-accounts.texts.ts';

export const accountColumns: readonly Column<UserAccount, RolePersonSortKey>[] = [
  {
    id: 'name',
    header: texts.columns.name,
    sortable: true,
    cell: (account) => (
      <PersonCell
        name={account.name}
        listed={account.listed_name}
        photo={photoOf(account)}
        {...linkTo(personPath(account))}
      />
    ),
  },
  { id: 'role', header: texts.columns.role, cell: ({ user_role }) => roleNames[user_role] },
  {
    id: 'email',
    header: texts.columns.email,
    sortable: true,
    wrap: 'cut',
    cell: ({ email, name }) => <EmailLink email={email} of={name} />,
  },
  {
    id: 'telephone',
    header: texts.columns.telephone,
    wrap: 'never',
    cell: ({ telephone, name }) => telephone && <PhoneLink telephone={telephone} of={name} />,
  },
  {
    id: 'state',
    header: texts.columns.state,
    wrap: 'never',
    cell: ({ active }) => (
      <StatusChip tone={isOn(active) ? 'ok' : 'neutral'}>{texts.states[active]}</StatusChip>
    ),
  },
];

export const accountActions = ({ can }: UserAccount, onChangeRole: () => void): readonly RowAction[] =>
  can.roles.length > 0 ? [{ label: texts.changeRole, icon: IconUserCog, onClick: onChangeRole }] : [];

/** Staff have pages of their own. */
const linkTo = (to: string | undefined) => (to === undefined ? {} : { to });
