import type { Enrolment } from '@indeks/contract/studies/students/students.schemas';
import { useQuery } from '@tanstack/react-query';
import {
  IconDots,
  IconDownload,
  IconFileSpreadsheet,
  IconFileTypePdf,
  IconFileUpload,
  IconMail,
  IconPlus,
  IconSchool,
} from '@tabler/icons-react';
import { useState } from 'react';
import {
  fetchStudentsCsv,
  fetchStudentsPdf,
  orderStudentsPdf,
  studentsPageQuery,
} from '#data/studies/students.ts';
import { messageActionTexts } from '#parts/notices/notifications/messages/messages.texts.ts';
import { useWriteTo, type Recipients } from '#parts/notices/notifications/messages/recipients.ts';
import { OrderedListStrip } from '#parts/notices/ordered-lists/ordered-list-strip.tsx';
import { useListDownload } from '#parts/notices/ordered-lists/use-list-download.ts';
import { useRequest } from '#parts/studies/students/use-request.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { useDownload } from '#shared/api/use-download.ts';
import { useOpen, type Dialogs } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import type { PageAction } from '#shared/ui/page/page-action.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { useNewEntry } from '#shared/ui/page/use-new-entry.ts';
import { useListState } from '#shared/ui/table/use-list-state.ts';
import { useSelected } from '#shared/ui/table/use-selected.ts';
import { useAskingOffice, type Office } from './asking/use-asking-office.tsx';
import { albumTexts } from './album-numbers/album-numbers.texts.ts';
import { ViewSwitch } from './archive/view-switch.tsx';
import type { OpenEnrolment } from './enrolment-dialogs.tsx';
import { StudentCounts } from './student-counts.tsx';
import { studentsListOptions, readStudentsQuery, StudentsTable } from './students-list.tsx';
import { studentsTexts as texts } from './students.texts.ts';

const EnrolmentDialogs = lazyPart(async () => (await import('./enrolment-dialogs.tsx')).EnrolmentDialogs);

const AlbumNumbersDialog = lazyPart(
  async () => (await import('./album-numbers/album-numbers-dialog.tsx')).AlbumNumbersDialog,
);

export function StudentsPage(office: Office) {
  const list = useListState(studentsListOptions);
  const result = useQuery(studentsPageQuery(readStudentsQuery(list)));
  const download = useDownloads(readStudentsQuery(list));
  const selected = useSelected<Enrolment>();
  const { show, of, anyOpen } = useOpen<OpenEnrolment>('students');
  const { add, onAdded } = useAdding(show, result.data?.can.add);
  useNewEntry(result.data?.can.add === true, add.onClick);
  useRequest(result.data?.can.add === true, (typed) => show({ kind: 'add', typed }));
  const { asks, dialogs } = useAskingOffice(office, result.data?.intakes, add.blocked !== undefined);
  const writeTo = useWriteTo();
  const messageToAll = offerMessageToAll(list, result.data, writeTo);
  const albums = useOpen<{ kind: 'upload' }>('album-numbers');
  const graduation = { label: texts.graduation, icon: IconSchool, to: linkGraduation(list) };
  const mayGiveNumbers = useSession().permissions.includes('students.album-numbers');
  const upload = { ...albumNumbers, onClick: () => albums.show({ kind: 'upload' }) };
  return (
    <>
      <PageHeader
        title={texts.title}
        state={
          <StudentCounts people={result.data} isWhole={list.filterCount === 0 && list.state.search === ''} />
        }
        controls={<ViewSwitch value="enrolments" />}
        main={add}
        secondary={
          mayGiveNumbers
            ? [offerMore(graduation, messageToAll, upload), download]
            : [...asks, asks.length > 0 ? offerMore(messageToAll) : messageToAll, download]
        }
      />
      <OrderedListStrip kind="students" />
      <StudentsTable
        list={list}
        result={result}
        selected={selected}
        add={add}
        onEdit={(row) => show({ kind: 'edit', row })}
        onRemove={(rows) => show({ kind: 'remove', rows })}
        onMessage={(rows) => writeTo(toStudents(rows))}
      />
      {/* The list's answer says which intakes may be chosen; the browser's clock may be wrong about them. */}
      <WhenOpened opened={anyOpen && !result.isPending}>
        <EnrolmentDialogs
          of={of}
          show={show}
          intakes={result.data?.intakes}
          onAdded={onAdded}
          onRemoved={selected.clear}
        />
      </WhenOpened>
      {dialogs}
      <WhenOpened opened={albums.anyOpen}>
        <AlbumNumbersDialog opened={albums.of('upload').opened} onClose={albums.of('upload').close} />
      </WhenOpened>
    </>
  );
}

/** The next form begins with the intake and the place of the one before. */
function useAdding(show: Dialogs<OpenEnrolment>['show'], canAdd: boolean | undefined) {
  const [last, onAdded] = useState<Enrolment>();
  const add = {
    label: texts.add,
    icon: IconPlus,
    onClick: () => show({ kind: 'add', begin: last }),
    blocked: canAdd === false ? texts.addingBlocked : undefined,
  };
  return { add, onAdded };
}

const albumNumbers = { label: albumTexts.action, icon: IconFileUpload };
const offerMore = (...items: PageAction[]) => ({ label: texts.more, icon: IconDots, items });

/** A person with several ticked enrolments gets one message. */
function toStudents(rows: readonly Enrolment[]) {
  const ids = [...new Set(rows.map(({ uid }) => uid))];
  return { audience: 'students', ids } as const;
}

/** What each of them lacks, by the filters that both screens have. */
function linkGraduation({ state }: Parameters<typeof readStudentsQuery>[0]): string {
  const { cid, date, graduation } = state.filters;
  const asked = Object.entries({ cid, date: date.length === 1 ? date.join('') : '', state: graduation });
  const address = new URLSearchParams(asked.filter(([, word]) => word !== '')).toString();
  return `/students/graduation${address && `?${address}`}`;
}

/** To everybody whom the filters leave, on whatever page they are. */
function offerMessageToAll(
  list: Parameters<typeof readStudentsQuery>[0],
  page: { total: number } | undefined,
  writeTo: (to: Recipients) => void,
) {
  const {
    page: _page,
    itemsPerPage: _rows,
    sortBy: _by,
    sortDesc: _desc,
    ...filter
  } = readStudentsQuery(list);
  return {
    label: messageActionTexts.actionToAll,
    icon: IconMail,
    // Until the list is there, nobody knows how many they are.
    disabled: page?.total === 0,
    onClick: () => writeTo({ audience: 'students', filter }),
  };
}

/** What the list shows, as files. */
function useDownloads(query: ReturnType<typeof readStudentsQuery>) {
  const csv = useDownload(() => fetchStudentsCsv(query));
  const pdf = useListDownload({
    fetchFile: () => fetchStudentsPdf(query),
    order: () => orderStudentsPdf(query),
  });
  return {
    label: texts.download,
    icon: IconDownload,
    items: [
      { label: texts.csv, icon: IconFileSpreadsheet, ...csv },
      { label: texts.pdf, icon: IconFileTypePdf, ...pdf },
    ],
  };
}
