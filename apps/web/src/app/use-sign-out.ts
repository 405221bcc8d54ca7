import { useNavigate } from 'react-router';
import { signOut } from '#app/visits.ts';
import { readMessage } from '#shared/api/call-error.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';

/** Ends the visit and leads to the login page; says so when the server could not be reached. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    try {
      await signOut();
      await navigate('/');
    } catch (error) {
      snackbar(readMessage(error), { tone: 'error' });
    }
  };
}
