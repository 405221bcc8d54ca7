import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import type { CurrentSession } from '@indeks/contract/identity/accounts/accounts.schemas';
import { call } from '#shared/api/call.ts';
import { keepSession } from '#shared/api/session.ts';

interface EnteredPassword {
  password?: string;
  passwordNew: string;
  /** Stays in the browser. */
  repeat: string;
}

/** Changes one's own password. The answer is a new session: every older one has ended. */
export async function changePassword(userId: number, entered: EnteredPassword): Promise<CurrentSession> {
  const { repeat: _, ...body } = entered;
  const session = await call(accountRoutes.changePassword, { params: { id: userId }, body });
  keepSession(session);
  return session;
}
