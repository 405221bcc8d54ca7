import { peopleRoutes as routes } from '@indeks/contract/people/people.routes';
import { queryOptions } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '#shared/api/call.ts';
import { useSession } from '#shared/api/session-context.tsx';

/** The person whom the secretariat acts for: `?user=7` on the person's own screens. To others it means nothing. */
export function useActedFor(): number | undefined {
  const [params] = useSearchParams();
  const { permissions } = useSession();
  const id = Number(params.get('user'));
  return permissions.includes('account.act-for-person') && Number.isInteger(id) && id > 0 ? id : undefined;
}

/** The name for headings and for the banner. */
export const personOf = (id: number) =>
  queryOptions({
    queryKey: ['people', id],
    queryFn: ({ signal }) => call(routes.get, { params: { id } }, { signal }),
    staleTime: 5 * 60_000,
    meta: { topic: 'people' },
  });
