import { role } from '@indeks/contract/access/roles';
import type { CurrentSession } from '@indeks/contract/identity/accounts/accounts.schemas';
import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { findStart } from '#app/guard.ts';
import { SignOutLink } from '#app/pages/sign-out-link.tsx';
import { ChangePasswordPage } from '#features/identity/accounts/password/change-password-page.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';

export function ChangePassword() {
  const session = useLoaderData<CurrentSession>();
  const navigate = useNavigate();
  const [owedNotice] = useState(session.owes === 'notice');
  if (owedNotice) return <OwedNotice session={session} />;
  const goOn = async (changed: CurrentSession) => {
    // A student meets the data-processing notice there, also before the landing page is open.
    await navigate(changed.user.is_admin === role.student ? '/student-personal-data' : findStart(changed));
  };
  return (
    <>
      <ChangePasswordPage session={session} onChanged={goOn} />
      <SignOutLink />
    </>
  );
}

const OwedNotice = lazyPart(() => import('#app/pages/owed-notice.tsx').then((page) => page.OwedNotice));
