import type { StaffConcern } from '@indeks/contract/identity/people/people.keys';
import type { PersonRecord } from '@indeks/contract/identity/people/people.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconDownload, IconMail, IconPlus } from '@tabler/icons-react';
import { fetchContractsCsv, fetchPeopleCsv, staffPageQuery } from '#data/employment/staff.ts';
import { messageActionTexts } from '#parts/notices/notifications/messages/messages.texts.ts';
import { useWriteTo, type Recipients } from '#parts/notices/notifications/messages/recipients.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import type { OpenEntry } from '#shared/ui/entry/entry.ts';
import type { PageAction } from '#shared/ui/page/page-action.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import { useListState } from '#shared/ui/table/use-list-state.ts';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { useSelected } from '#shared/ui/table/use-selected.ts';
import { PeopleTable } from './people-list.tsx';
import { peopleTexts } from './people.texts.ts';
import { readConcern, staffLists, type StaffList } from './staff-list.ts';

const PersonDialogs = lazyPart(() => import('./person-dialogs.tsx').then((file) => file.PersonDialogs));

const ContractForMany = lazyPart(() =>
  import('./contract-for-many.tsx').then((file) => file.ContractForMany),
);

export const LecturersPage = () => <PeoplePage of={staffLists.lecturers} />;
export const AdministrativeStaffPage = () => <PeoplePage of={staffLists.administrative} />;

/** One of the two lists of those who work for the provider. */
function PeoplePage({ of: staff }: { of: StaffList }) {
  const { group, texts, options } = staff;
  const list = useListState(options);
  const result = useQuery(staffPageQuery({ ...pagingOf(list.state), group, concern: readConcern(list) }));
  const selected = useSelected<PersonRecord>();
  const { show, of, anyOpen } = useOpen<OpenEntry<PersonRecord> | { kind: 'contracts' }>('people');
  const narrowed = { search: pagingOf(list.state).search, concern: readConcern(list) };
  const downloads = useDownloads(staff, narrowed);
  const messages = useMessages(staff, narrowed, result.data);
  const add = () => show({ kind: 'form' });
  return (
    <>
      <PageHeader
        title={texts.title}
        help={texts.help}
        main={{ label: texts.add, icon: IconPlus, onClick: add }}
        secondary={[...messages.actions, downloads]}
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
    </>
  );
}

/** By what the list is narrowed. */
interface Narrowed {
  search: string | undefined;
  concern: StaffConcern | undefined;
}

const isNarrow = ({ search, concern }: Narrowed): boolean => search !== undefined || concern !== undefined;

/** Downloads of the list. */
function useDownloads({ group, texts }: StaffList, narrowed: Narrowed): PageAction {
  const contracts = useDownload(() => fetchContractsCsv({ group, ...narrowed }));
  const people = useDownload(() => fetchPeopleCsv({ group, ...narrowed }));
  return {
    label: peopleTexts.download,
    icon: IconDownload,
    busy: contracts.busy || people.busy,
    items: [
      { label: isNarrow(narrowed) ? texts.foundCsv : texts.peopleCsv, icon: IconDownload, ...people },
      { label: peopleTexts.contractsCsv, icon: IconDownload, ...contracts },
    ],
  };
}

/** Writing to the ticked people, or to everybody whom the list is narrowed to; only from the list of lecturers. */
function useMessages({ group }: StaffList, narrowed: Narrowed, page: { total: number } | undefined) {
  const writeTo = useWriteTo();
  if (group !== 'lecturers') return { actions: [], onMessage: undefined };
  const write = (to: Omit<Recipients, 'audience'>) => writeTo({ audience: 'lecturers', ...to });
  const toAll = {
    label: isNarrow(narrowed) ? messageActionTexts.actionToFound : messageActionTexts.actionToAll,
    icon: IconMail,
    // Until the list is there, nobody knows how many they are.
    disabled: page?.total === 0,
    onClick: () => write({ filter: narrowed }),
  };
  const onMessage = (people: readonly PersonRecord[]) => write({ ids: people.map(({ id }) => id) });
  return { actions: [toAll], onMessage };
}
