import type { OnlineMeeting } from '@indeks/contract/talk/online-meetings/online-meetings.schemas';
import { everyCourse } from '@indeks/contract/talk/online-meetings/online-meetings.keys';
import { useQuery } from '@tanstack/react-query';
import { IconCalendarPlus, IconPlus, IconWand } from '@tabler/icons-react';
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
import { calendarTexts } from './calendar.texts.ts';
import { onlineMeetingsTexts as texts } from './online-meetings.texts.ts';

/** What may be open over the list. */
export type OpenMeeting =
  | { kind: 'form'; id?: number }
  | { kind: 'series' }
  | { kind: 'calendar' }
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
  const { search: _search, sortBy: _by, sortDesc: _desc, ...paging } = pagingOf(state);
  const when = state.filters.when === 'past' ? ('past' as const) : ('upcoming' as const);
  const result = useQuery(onlineMeetingsQuery(state.filters.course || everyCourse, { ...paging, when }));
  const { show, of, anyOpen } = useOpen<OpenMeeting>('online-meetings');
  return (
    <>
      <PageHeader
        title={texts.title}
        help={texts.help}
        controls={<CourseFilter value={state.filters.course} onChange={(course) => setFilters({ course })} />}
        secondary={[
          { label: calendarTexts.action, icon: IconCalendarPlus, onClick: () => show({ kind: 'calendar' }) },
          ...(manages
            ? [{ label: texts.bulk, icon: IconWand, onClick: () => show({ kind: 'series' }) }]
            : []),
        ]}
        {...(manages && {
          main: { label: texts.create, icon: IconPlus, onClick: () => show({ kind: 'form' }) },
        })}
      />
      <ListFrame
        texts={texts}
        list={list}
        result={result}
        search={false}
        columnCount={3}
        end={
          <Segments
            label={texts.when}
            value={when}
            onChange={(chosen) => setFilters({ when: chosen === 'past' ? 'past' : '' })}
            choices={[
              { value: 'upcoming', label: texts.upcoming },
              { value: 'past', label: texts.past },
            ]}
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
