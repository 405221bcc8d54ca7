import { roleNames, roles } from '@indeks/contract/access/roles';
import { rolePersonSortKeys, type RolePersonSortKey } from '@indeks/contract/people/people.keys';
import type { UserAccount } from '@indeks/contract/people/user-accounts.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { lazy } from 'react';
import { userAccountsPageQuery } from '#data/user-accounts.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import type { OpenEntry } from '#shared/ui/entry/entry.ts';
import { SelectControl } from '#shared/ui/form/select-control.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import { useListState } from '#shared/ui/table/use-list-state.ts';
import { accountColumns, accountActions } from './user-account-columns.tsx';
import { userAccountsTexts as texts } from './user-accounts.texts.ts';

const UserAccountDialogs = lazy(() =>
  import('./user-account-dialogs.tsx').then((file) => ({ default: file.UserAccountDialogs })),
);

const options = {
  screen: 'user-accounts',
  sortKeys: rolePersonSortKeys,
  sortBy: 'name' as RolePersonSortKey,
  filters: { role: '' },
};

/** Every account there is, with its role. */
export function UserAccountsPage() {
  const list = useListState(options);
  const role = roles.find((known) => String(known) === list.state.filters.role);
  const result = useQuery(
    userAccountsPageQuery({ ...pagingOf(list.state), ...(role !== undefined && { role }) }),
  );
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
            placeholder={texts.allRoles}
            choices={roleChoices}
            value={role ?? null}
            onChange={(chosen) => list.setFilters({ role: chosen === null ? '' : String(chosen) })}
            clearable
          />
        }
        emptyAction={{ label: texts.add, onClick: add }}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
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

const roleChoices = roles.map((role) => ({ value: role, label: roleNames[role] }));
