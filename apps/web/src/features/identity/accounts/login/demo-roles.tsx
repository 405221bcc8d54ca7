import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import type { CurrentSession } from '@indeks/contract/identity/accounts/accounts.schemas';
import { useEffect, useState } from 'react';
import { demoTexts as texts } from '#features/identity/accounts/login/demo.texts.ts';
import css from '#features/identity/accounts/login/demo-roles.module.css';
import { enterWith } from '#features/identity/accounts/login/use-sending.ts';
import { call } from '#shared/api/call.ts';
import { readDemo, type DemoAccount } from '#shared/lib/demo.ts';

interface DemoRolesProps {
  onSignedIn: (session: CurrentSession) => Promise<void>;
  onFailure: (failure: Error) => void;
}

/** A click for each role, and the files and mails of the demo. Only the build of `pnpm demo` has it. */
export function DemoRoles({ onSignedIn, onFailure }: DemoRolesProps) {
  const [demo, setDemo] = useState<Awaited<ReturnType<typeof readDemo>>>();
  useEffect(() => void readDemo().then(setDemo).catch(onFailure), [onFailure]);
  if (!demo) return null;
  const enter = async ({ email, password }: DemoAccount) => {
    const session = await call(accountRoutes.login, { body: { email, password } });
    enterWith(session);
    await onSignedIn(session);
  };
  return (
    <section className={css.root} aria-labelledby="demo">
      <h2 id="demo">{texts.title}</h2>
      <p>{texts.help}</p>
      <ul className={css.roles}>
        {demo.accounts.map((account) => (
          <li key={account.email}>
            <button type="button" onClick={() => void enter(account).catch(onFailure)}>
              <strong>{account.roleName}</strong> <span>{account.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <h3>{texts.files}</h3>
      <ul className={css.files}>
        {demo.files.map(({ label, path }) => (
          <li key={path}>
            <a href={path} download>
              {label}
            </a>
          </li>
        ))}
        <li>
          <a href={demo.mail}>{texts.mail}</a>
        </li>
      </ul>
    </section>
  );
}
