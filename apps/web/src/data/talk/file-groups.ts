import type { AudienceRole } from '@indeks/contract/talk/file-groups/file-groups.keys';
import {
  fileGroupRoutes as routes,
  groupFileRoutes,
} from '@indeks/contract/talk/file-groups/file-groups.routes';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { routeQuery } from '../route-query.ts';

/** Groups with their files: all of them for the secretariat, anybody else's own. */
export const fileGroupsQuery = routeQuery(routes.list, {}, { topic: 'file-groups' });

/** How many people a group with these settings reaches. */
export const audienceQuery = (roles: readonly AudienceRole[], semesters: readonly string[]) =>
  queryOptions({
    ...routeQuery(routes.audience, { query: { roles: roles.join(','), semesters: semesters.join(',') } }),
    placeholderData: keepPreviousData,
  });

export const fetchGroupFile = (url: string) => call(groupFileRoutes.download, { params: { url } });

/** Told once the documents are on the screen; the marks of what is new stay until the page is left. */
export const tellVisit = () => call(routes.visited);
