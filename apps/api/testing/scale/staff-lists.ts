import { personSortKeys } from '@indeks/contract/identity/people/people.keys';
import { staffRoutes } from '@indeks/contract/employment/staff/staff.routes';
import type { MeasuredList, SearchWords } from './lists.ts';

/** The two lists of those who work for the provider, and lecturers with each of the concerns. */
export const listsOfStaff = (words: SearchWords): MeasuredList[] => {
  const staff = { route: staffRoutes.list, sortKeys: personSortKeys, words };
  const lecturers = { ...staff, query: { group: 'lecturers' } };
  return [
    { ...lecturers, filter: 'lecturers' },
    { ...staff, filter: 'contract ending', query: { group: 'lecturers', concern: 'contract-ending' } },
    { ...staff, filter: 'no contract', query: { group: 'lecturers', concern: 'contract-missing' } },
    { ...staff, filter: 'data changed', query: { group: 'lecturers', concern: 'data-changed' } },
    { ...staff, filter: 'administrative', query: { group: 'administrative' } },
  ];
};
