import { useState } from 'react';
import type { SyntheticEvent } from 'react';

/** The contract's rules are loaded when the form is first used: showing the form does not need zod. */
export const loginRules = async () =>
  (await import('@indeks/contract/identity/accounts/accounts.schemas')).credentials;

/** Starts to load the rules; a failure is reported where they are used. */
export function loadRules(): void {
  void loginRules().catch(() => undefined);
}

type InputEvent = SyntheticEvent<HTMLInputElement>;

export function useEmailRule() {
  const [error, setError] = useState<string>();
  const check = async (value: string) => {
    const rules = await loginRules();
    setError(rules.shape.email.safeParse(value).error?.issues[0]?.message);
  };
  return {
    error,
    check,
    onBlur: ({ currentTarget }: InputEvent) => void check(currentTarget.value).catch(() => undefined),
    /** Once a message is shown, it is updated while typing. */
    onChange: ({ currentTarget }: InputEvent) => {
      if (error !== undefined) void check(currentTarget.value).catch(() => undefined);
    },
  };
}
