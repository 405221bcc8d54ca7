import type { CallInput } from '@indeks/contract/common/route';
import { mentorRoutes as routes, tagRoutes } from '@indeks/contract/talk/mentors/mentors.routes';
import { call } from '#shared/api/call.ts';
import { addressOf } from '#shared/api/request.ts';
import { pageQuery, routeQuery } from '../route-query.ts';

type MentorsQuery = NonNullable<CallInput<typeof routes.list>['query']>;

const meta = { topic: 'mentors' } as const;

export const mentorsPageQuery = (query: MentorsQuery) => pageQuery(routes.list, { query }, meta);

export const mentorQuery = (id: number) => routeQuery(routes.one, { params: { id } }, meta);

/** Tags by name with the number of their mentors. */
export const tagsQuery = (search = '') =>
  pageQuery(tagRoutes.list, { query: search === '' ? {} : { search } }, meta);

export const fetchMentorFile = (file: string) => call(routes.file, { params: { file } });

/** For a picture, which the browser fetches itself. */
export const mentorFileAddress = (file: string): string => addressOf(routes.file, { params: { file } });
