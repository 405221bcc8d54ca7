import {
  personSortKeys,
  staffConcerns,
  type PersonSortKey,
  type StaffConcern,
  type StaffGroup,
} from '@indeks/contract/identity/people/people.keys';
import type { List } from '#shared/ui/table/list.ts';
import type { ListOptions } from '#shared/ui/table/use-list-state.ts';
import { administrativeTexts, lecturersTexts, type GroupTexts } from './people.texts.ts';

/** The differences between the list of lecturers and that of administrative staff. */
export interface StaffList {
  group: StaffGroup;
  /** The address of the list; the address of a person's page begins with it. */
  path: string;
  texts: GroupTexts;
  options: ListOptions<PersonSortKey, StaffFilters>;
  /** The concerns by which the list can be filtered. */
  concerns: readonly StaffConcern[];
}

interface StaffFilters extends Record<string, string> {
  concern: string;
}
export type PeopleList = List<PersonSortKey, StaffFilters>;

/** Anything else in the address is left out. */
export const readConcern = ({ state }: PeopleList): StaffConcern | undefined =>
  staffConcerns.find((concern) => concern === state.filters.concern);

const filters: StaffFilters = { concern: '' };

export const staffLists: Record<StaffGroup, StaffList> = {
  lecturers: {
    group: 'lecturers',
    path: '/users',
    texts: lecturersTexts,
    options: { screen: 'lecturers', sortKeys: personSortKeys, sortBy: 'name', filters },
    concerns: staffConcerns,
  },
  administrative: {
    group: 'administrative',
    path: '/administrativeStaff',
    texts: administrativeTexts,
    options: {
      screen: 'administrative-staff',
      // There is no consent in this list.
      sortKeys: personSortKeys.filter((key) => key !== 'rodo'),
      sortBy: 'name',
      filters,
    },
    // Their questionnaires are not kept here.
    concerns: ['contract-ending', 'contract-missing'],
  },
};
