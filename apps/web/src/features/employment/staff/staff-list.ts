import { personSortKeys, type PersonSortKey, type StaffGroup } from '@indeks/contract/people/people.keys';
import type { ListOptions } from '#shared/ui/table/use-list-state.ts';
import { administrativeTexts, lecturersTexts, type GroupTexts } from './people.texts.ts';

/** What the list of lecturers and that of administrative staff differ in. */
export interface StaffList {
  group: StaffGroup;
  /** The address of the list; a person's page stands below it. */
  path: string;
  texts: GroupTexts;
  options: ListOptions<PersonSortKey, Record<string, never>>;
}

export const staffLists: Record<StaffGroup, StaffList> = {
  lecturers: {
    group: 'lecturers',
    path: '/users',
    texts: lecturersTexts,
    options: { screen: 'lecturers', sortKeys: personSortKeys, sortBy: 'name', filters: {} },
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
      filters: {},
    },
  },
};
