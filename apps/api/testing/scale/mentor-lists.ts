import { mentorRoutes, tagRoutes } from '@indeks/contract/talk/mentors/mentors.routes';
import type { MeasuredList } from './lists.ts';

/** The directory is as large at any scale. */
export const listsOfMentors: readonly MeasuredList[] = [
  {
    route: mentorRoutes.list,
    sortKeys: ['name'],
    words: { rare: 'mentor7@', common: 'firma', short: 'ko' },
  },
  { route: mentorRoutes.list, filter: 'tag', query: { tag: 1 }, sortKeys: ['name'] },
  { route: mentorRoutes.one, params: { id: 1 } },
  { route: tagRoutes.list },
  { route: tagRoutes.list, filter: 'search', query: { search: 'an' } },
  { route: tagRoutes.links },
];
