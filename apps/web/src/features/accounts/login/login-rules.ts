import { useState } from 'react';
import type { SyntheticEvent } from 'react';

/** The contract's rules come with the first touch of the form: their library is not needed to show it. */
export const loginRules = async () =>
  (await import('@indeks/contract/accounts/accounts.schemas')).credentials;

/** Starts to load them; whoever needs them reports a failure. */
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
    /** Once a message stands it follows the typing. */
    onChange: ({ currentTarget }: InputEvent) => {
      if (error !== undefined) void check(currentTarget.value).catch(() => undefined);
    },
  };
}
