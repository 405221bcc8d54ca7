import type { PersonRecord } from '@indeks/contract/people/people.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconDownload, IconMail, IconPlus } from '@tabler/icons-react';
import { fetchContractsCsv, fetchPeopleCsv, staffPageQuery } from '#data/staff.ts';
import { messageTexts } from '#parts/broadcasts/broadcasts.texts.ts';
import type { OpenMessage, Recipients } from '#parts/broadcasts/recipients.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import type { OpenEntry } from '#shared/ui/entry/entry.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import { useListState } from '#shared/ui/table/use-list-state.ts';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { useSelected } from '#shared/ui/table/use-selected.ts';
import { PeopleTable } from './people-list.tsx';
import { peopleTexts } from './people.texts.ts';
import { staffLists, type StaffList } from './staff-list.ts';

const PersonDialogs = lazyPart(() => import('./person-dialogs.tsx').then((file) => file.PersonDialogs));

const ContractForMany = lazyPart(() =>
  import('./contract-for-many.tsx').then((file) => file.ContractForMany),
);

const MessageDialogs = lazyPart(() =>
  import('#parts/broadcasts/message-dialogs.tsx').then((file) => file.MessageDialogs),
);

export const LecturersPage = () => <PeoplePage of={staffLists.lecturers} />;
export const AdministrativeStaffPage = () => <PeoplePage of={staffLists.administrative} />;

/** One of the two lists of those who work for the provider. */
function PeoplePage({ of: staff }: { of: StaffList }) {
  const { group, texts, options } = staff;
  const list = useListState(options);
  const result = useQuery(staffPageQuery({ ...pagingOf(list.state), group }));
  const selected = useSelected<PersonRecord>();
  const { show, of, anyOpen } = useOpen<OpenEntry<PersonRecord> | { kind: 'contracts' }>('people');
  const { search } = pagingOf(list.state);
  const contracts = useDownload(() => fetchContractsCsv({ group, search }));
  const people = useDownload(() => fetchPeopleCsv({ group, search }));
  const messages = useMessages(staff, search, result.data);
  const add = () => show({ kind: 'form' });
  return (
    <>
      <PageHeader
        title={texts.title}
        help={texts.help}
        main={{ label: texts.add, icon: IconPlus, onClick: add }}
        secondary={[
          ...messages.actions,
          { label: peopleTexts.contractsCsv, icon: IconDownload, ...contracts },
          { label: search === undefined ? texts.peopleCsv : texts.foundCsv, icon: IconDownload, ...people },
        ]}
      />
      <PeopleTable
        of={staff}
        list={list}
        result={result}
        selected={selected}
        onAdd={add}
        onEdit={(person) => show({ kind: 'form', row: person })}
        onRemove={(people) => show({ kind: 'remove', rows: people })}
        onAddContract={() => show({ kind: 'contracts' })}
        onMessage={messages.onMessage}
      />
      <WhenOpened opened={anyOpen}>
        <PersonDialogs
          of={of}
          show={show}
          group={group}
          secondDomain={result.data?.second_mail_domain ?? ''}
          onRemoved={selected.clear}
        />
        <ContractForMany
          opened={of('contracts').opened}
          onClose={of('contracts').close}
          people={selected.rows}
          onAdded={selected.clear}
        />
      </WhenOpened>
      <WhenOpened opened={messages.open.anyOpen}>
        <MessageDialogs {...messages.open} onSent={selected.clear} />
      </WhenOpened>
    </>
  );
}

/** Writing to the ticked people, or to everybody whom the search finds; only from the list of lecturers. */
function useMessages(
  { group }: StaffList,
  search: string | undefined,
  page: { total: number; capped: boolean } | undefined,
) {
  const open = useOpen<OpenMessage>('messages-to-lecturers');
  if (group !== 'lecturers') return { open, actions: [], onMessage: undefined };
  const write = (to: Omit<Recipients, 'audience'>) =>
    open.show({ kind: 'message', to: { audience: 'lecturers', ...to } });
  const toAll = {
    label: search === undefined ? messageTexts.actionToAll : messageTexts.actionToFound,
    icon: IconMail,
    // Until the list is there, nobody knows how many they are.
    disabled: page?.total === 0,
    onClick: () => page && write({ search, count: page.total, capped: page.capped }),
  };
  const onMessage = (people: readonly PersonRecord[]) =>
    write({ ids: people.map(({ id }) => id), count: people.length });
  return { open, actions: [toAll], onMessage };
}
