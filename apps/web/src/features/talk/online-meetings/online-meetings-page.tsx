import type { OnlineMeeting } from '@indeks/contract/talk/online-meetings/online-meetings.schemas';
import {
  everyCourse,
  meetingLists,
  type MeetingList,
} from '@indeks/contract/talk/online-meetings/online-meetings.keys';
import { useQuery } from '@tanstack/react-query';
import { IconCalendarPlus, IconPlugConnected, IconPlus, IconWand } from '@tabler/icons-react';
import { onlineMeetingsQuery } from '#data/talk/online-meetings.ts';
import { CourseControl } from '#parts/studies/courses/course-control.tsx';
import { useSession } from '#shared/api/session-context.tsx';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { Segments } from '#shared/ui/form/choices/segments.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { ListFrame } from '#shared/ui/table/list-frame.tsx';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import { useListState, type ListOptions } from '#shared/ui/table/use-list-state.ts';
import { Agenda } from './agenda.tsx';
import { ChosenMeeting } from './chosen-meeting.tsx';
import { calendarTexts } from './calendar.texts.ts';
import { onlineMeetingsTexts as texts } from './online-meetings.texts.ts';

/** What may be open over the list. */
export type OpenMeeting =
  | { kind: 'form'; id?: number }
  | { kind: 'series' }
  | { kind: 'calendar' }
  | { kind: 'zoom' }
  | { kind: 'saved'; sentence: string; detail: string }
  | { kind: 'remove'; row: OnlineMeeting }
  | { kind: 'attendance'; row: OnlineMeeting };

type Filters = { course: string; when: string };
const listOptions: ListOptions<'start', Filters> = {
  screen: 'online-meetings',
  sortKeys: ['start'],
  sortBy: 'start',
  sortDesc: false,
  filters: { course: '', when: '' },
};

/** Meetings at Zoom: everybody's own, and for those who manage them all. */
export function OnlineMeetingsPage() {
  const { permissions } = useSession();
  const manages = permissions.includes('online-meetings.manage');
  const list = useListState(listOptions);
  const { state, setFilters } = list;
  const { sortBy: _by, sortDesc: _desc, ...paging } = pagingOf(state);
  const lists = meetingLists.filter((one) => one !== 'hidden' || manages);
  const when = lists.find((one) => one === state.filters.when) ?? 'upcoming';
  const result = useQuery(onlineMeetingsQuery(state.filters.course || everyCourse, { ...paging, when }));
  const { show, of, anyOpen } = useOpen<OpenMeeting>('online-meetings');
  const create = { label: texts.create, icon: IconPlus, onClick: () => show({ kind: 'form' }) };
  return (
    <>
      <PageHeader
        title={texts.titles[when]}
        help={texts.help}
        controls={<CourseFilter value={state.filters.course} onChange={(course) => setFilters({ course })} />}
        secondary={[
          { label: calendarTexts.action, icon: IconCalendarPlus, onClick: () => show({ kind: 'calendar' }) },
          ...(manages
            ? [
                { label: texts.bulk, icon: IconWand, onClick: () => show({ kind: 'series' as const }) },
                {
                  label: texts.zoom,
                  icon: IconPlugConnected,
                  onClick: () => show({ kind: 'zoom' as const }),
                },
              ]
            : []),
        ]}
        {...(manages && { main: create })}
      />
      <ChosenMeeting show={show} />
      <ListFrame
        texts={texts}
        list={list}
        result={result}
        columnCount={3}
        emptyAction={manages && when === 'upcoming' ? create : undefined}
        end={
          <Segments<MeetingList>
            label={texts.when}
            value={when}
            onChange={(chosen) => setFilters({ when: chosen === 'upcoming' ? '' : chosen })}
            choices={lists.map((value) => ({ value, label: texts.lists[value] }))}
          />
        }
      >
        <Agenda meetings={result.data?.items ?? []} show={show} />
      </ListFrame>
      <WhenOpened opened={anyOpen}>
        <MeetingDialogs of={of} show={show} />
      </WhenOpened>
    </>
  );
}

function CourseFilter({ value, onChange }: { value: string; onChange: (course: string) => void }) {
  return (
    <CourseControl
      label={texts.courseFilter}
      labelHidden
      placeholder={texts.everyCourse}
      clearable
      value={value === '' ? null : Number(value)}
      onChange={(course) => onChange(course === null ? '' : String(course))}
    />
  );
}

const MeetingDialogs = lazyPart(() => import('./meeting-dialogs.tsx').then((file) => file.MeetingDialogs));
