import { useState } from 'react';
import { useLocation } from 'react-router';
import { OpenLink } from '#features/identity/accounts/recovery/open-link.tsx';
import { RequestPassword } from '#features/identity/accounts/recovery/request-password.tsx';

/** Asks for a one-time password; opened from the mailed link it lets its owner in. */
export function RestorePasswordPage() {
  const { hash } = useLocation();
  // Kept in state, because the page removes it from the address at once.
  const [token, setToken] = useState('');
  const mailed = hash.slice(1);
  if (mailed !== '' && mailed !== token) setToken(mailed);
  if (token === '') return <RequestPassword />;
  return <OpenLink token={token} onGiveUp={() => setToken('')} />;
}
