import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { personChoicesQuery } from '#data/people.ts';
import { everyPlaceChoicesQuery } from '#data/places.ts';
import { SelectControl } from '#shared/ui/form/select-control.tsx';
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

/** What the server is asked for; whatever is no number asks for everything. */
export const readCalendarFilter = ({ state }: CalendarList) => ({
  pid: readNumber(state.filters.place),
  uid: readNumber(state.filters.lecturer),
});

const readNumber = (text: string): number | undefined =>
  /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : undefined;

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
      <LecturerFilter
        chosen={uid === null ? null : { value: uid, label: lecturerName ?? '' }}
        onChange={(id) => list.setFilters({ lecturer: id === null ? '' : String(id) })}
      />
    </>
  );
}

interface LecturerFilterProps {
  chosen: { value: number; label: string } | null;
  onChange: (id: number | null) => void;
}

/** Found by a few letters of the name. */
function LecturerFilter({ chosen, onChange }: LecturerFilterProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
  // The name of who is chosen stands in the field: it is no search.
  const { data: people = [], isFetching } = useQuery(
    personChoicesQuery('zjazd', search === chosen?.label ? '' : search),
  );
  const isOffered = !chosen || people.some(({ value }) => value === chosen.value);
  return (
    <SelectControl
      label={texts.fields.person}
      placeholder={texts.everyLecturer}
      choices={isOffered ? people : [chosen, ...people]}
      value={chosen?.value ?? null}
      onChange={onChange}
      onSearch={setTyped}
      nothingFound={isFetching ? texts.searching : texts.nobodyFound}
      clearable
    />
  );
}
