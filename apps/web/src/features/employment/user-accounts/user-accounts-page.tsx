import { roleNames, roles } from '@indeks/contract/access/roles';
import { rolePersonSortKeys, type RolePersonSortKey } from '@indeks/contract/identity/people/people.keys';
import type { UserAccount } from '@indeks/contract/employment/user-accounts/user-accounts.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { userAccountsPageQuery } from '#data/employment/user-accounts.ts';
import { nearPeopleQuery } from '#data/identity/people.ts';
import { NearNames } from '#parts/identity/people/near-names.tsx';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import type { OpenEntry } from '#shared/ui/entry/entry.ts';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import { useListState } from '#shared/ui/table/use-list-state.ts';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { AccountCard, accountActions, accountColumns } from './user-account-columns.tsx';
import { userAccountsTexts as texts } from './user-accounts.texts.ts';

const UserAccountDialogs = lazyPart(() =>
  import('./user-account-dialogs.tsx').then((file) => file.UserAccountDialogs),
);

const options = {
  screen: 'user-accounts',
  sortKeys: rolePersonSortKeys,
  sortBy: 'name' as RolePersonSortKey,
  filters: { role: 'staff' },
};

/** Every account there is, with its role. */
export function UserAccountsPage() {
  const list = useListState(options);
  const { role } = list.state.filters;
  const result = useQuery(userAccountsPageQuery({ ...pagingOf(list.state), ...toFilter(role) }));
  const { show, of, anyOpen } = useOpen<OpenEntry<UserAccount>>('user-accounts');
  const add = () => show({ kind: 'form' });
  return (
    <>
      <PageHeader
        title={texts.title}
        help={texts.help}
        main={{ label: texts.add, icon: IconPlus, onClick: add }}
      />
      <DataTable
        texts={texts}
        list={list}
        result={result}
        columns={accountColumns}
        filters={
          <SelectControl
            label={texts.role}
            choices={roleChoices}
            value={roleChoices.some(({ value }) => value === role) ? role : ''}
            onChange={(chosen) => list.setFilters({ role: chosen ?? '' })}
          />
        }
        emptyAction={{ label: texts.add, onClick: add }}
        near={(search) => <NearNames query={nearPeopleQuery(search)} onChoose={list.setSearch} />}
        rowName={({ name }) => name}
        card={(account) => <AccountCard account={account} />}
        rowActions={(account) => accountActions(account, () => show({ kind: 'form', row: account }))}
      />
      <WhenOpened opened={anyOpen}>
        <UserAccountDialogs
          of={of}
          show={show}
          secondDomain={result.data?.second_mail_domain ?? ''}
          roles={result.data?.roles ?? []}
        />
      </WhenOpened>
    </>
  );
}

/** Students are many times as many as everybody else, so the list opens without them. */
const roleChoices = [
  { value: 'staff', label: texts.staff },
  { value: '', label: texts.allRoles },
  ...roles.map((role) => ({ value: String(role), label: roleNames[role] })),
];

function toFilter(chosen: string) {
  if (chosen === 'staff') return { group: 'staff' as const };
  const role = roles.find((known) => String(known) === chosen);
  return role === undefined ? {} : { role };
}
