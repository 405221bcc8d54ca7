import { useSearchParams } from 'react-router';
import { useSession } from '#shared/api/session-context.tsx';

/** The person whom the secretariat acts for: `?user=7` on the person's own screens. Other people's `?user=` is ignored. */
export function useActedFor(): number | undefined {
  const [params] = useSearchParams();
  const { permissions } = useSession();
  const id = Number(params.get('user'));
  return permissions.includes('account.act-for-person') && Number.isInteger(id) && id > 0 ? id : undefined;
}
