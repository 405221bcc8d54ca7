import { useSearchParams } from 'react-router';
import { useSession } from '#shared/api/session-context.tsx';

/** The person whom the secretariat acts for, `?user=7`; ignored for people who may not act for others. */
export function useActedFor(): number | undefined {
  const [params] = useSearchParams();
  const { permissions } = useSession();
  const id = Number(params.get('user'));
  return permissions.includes('account.act-for-person') && Number.isInteger(id) && id > 0 ? id : undefined;
}
