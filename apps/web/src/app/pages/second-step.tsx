import type { CurrentSession } from '@indeks/contract/identity/accounts/accounts.schemas';
import { useLoaderData, useNavigate } from 'react-router';
import { findStart } from '#app/guard.ts';
import { SignOutLink } from '#app/pages/sign-out-link.tsx';
import { SecondStepPage } from '#features/identity/accounts/second-step/second-step-page.tsx';

/** The page to which a role that must have a second step is led after the password. */
export function SecondStep() {
  const session = useLoaderData<CurrentSession>();
  const navigate = useNavigate();
  return (
    <>
      <SecondStepPage
        askPassword={!session.restricted}
        onDone={(opened) => void navigate(findStart(opened))}
      />
      <SignOutLink />
    </>
  );
}
