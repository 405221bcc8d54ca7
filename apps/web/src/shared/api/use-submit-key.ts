import { useState } from 'react';

export interface SubmitKey {
  /** The same for every retry of one submit, so that a create whose answer was lost is not done twice. */
  current: () => string;
  /** After success: what is sent next is something new. */
  renew: () => void;
}

export function useSubmitKey(): SubmitKey {
  const [key] = useState(createSubmitKey);
  return key;
}

function createSubmitKey(): SubmitKey {
  let key: string | undefined;
  return {
    current: () => (key ??= crypto.randomUUID()),
    renew: () => {
      key = undefined;
    },
  };
}
