import { useQuery } from '@tanstack/react-query';
import { everyPlaceChoicesQuery } from '#data/provider/places.ts';
import { readId } from '#shared/lib/read-id.ts';
import { PersonControl } from '#parts/identity/people/person-field.tsx';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import { TableToolbar } from '#shared/ui/table/table-toolbar.tsx';
import type { List } from '#shared/ui/table/list.ts';
import type { ListOptions } from '#shared/ui/table/use-list-state.ts';
import { meetingsTexts as texts } from './meetings.texts.ts';

/** The numbers of a place and of a lecturer, or nothing. */
type CalendarChoices = Record<'place' | 'lecturer', string>;
type CalendarList = List<'start', CalendarChoices>;

export const calendarOptions: ListOptions<'start', CalendarChoices> = {
  screen: 'all-meetings',
  sortKeys: ['start'],
  sortBy: 'start',
  filters: { place: '', lecturer: '' },
};

/** The query for the server; a value that is not a number means no filter. */
export const readCalendarFilter = ({ state }: CalendarList) => ({
  pid: readId(state.filters.place) ?? undefined,
  uid: readId(state.filters.lecturer) ?? undefined,
});

interface CalendarFiltersProps {
  list: CalendarList;
  /** The chosen lecturer by name, as the server says, also of somebody who is not offered. */
  lecturerName: string | null | undefined;
}

export function CalendarFilters(props: CalendarFiltersProps) {
  const phone = usePhone();
  return (
    <Card flush>
      <TableToolbar list={props.list} phone={phone} search={false} filters={<FilterFields {...props} />} />
    </Card>
  );
}

function FilterFields({ list, lecturerName }: CalendarFiltersProps) {
  const { pid = null, uid = null } = readCalendarFilter(list);
  const { data: places = [] } = useQuery(everyPlaceChoicesQuery);
  return (
    <>
      <SelectControl
        label={texts.fields.place}
        placeholder={texts.everyPlace}
        choices={places}
        value={pid}
        onChange={(chosen) => list.setFilters({ place: chosen === null ? '' : String(chosen) })}
        searchable
        clearable
      />
      <PersonControl
        label={texts.fields.person}
        placeholder={texts.everyLecturer}
        type="zjazd"
        names={new Map(uid === null ? [] : [[uid, lecturerName ?? '']])}
        value={uid}
        onChange={(chosen) => list.setFilters({ lecturer: chosen === null ? '' : String(chosen) })}
        clearable
      />
    </>
  );
}
