import { useRevalidator } from 'react-router';
import { forgetSession } from '#shared/api/session.ts';

/** After a change of one's own account: the session is asked for anew, and whatever shows it follows. */
export function useRefreshSession(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return async () => {
    forgetSession();
    await revalidate();
  };
}
