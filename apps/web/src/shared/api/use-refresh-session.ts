import { useRevalidator } from 'react-router';
import { forgetSession } from '#shared/api/session.ts';

/** Reads the session again after a change of one's own account, and redraws what shows it. */
export function useRefreshSession(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return async () => {
    forgetSession();
    await revalidate();
  };
}
