import { useState } from 'react';
import { writeContent } from './request-content.ts';

/** Idempotency keys. The server answers a repeated key with its first answer, and refuses it with another body. */
export interface SubmitKeys {
  /** The same key for every retry of the same request, so that one whose answer was lost is not done twice. */
  keyFor: (request: unknown) => string;
  /** The request succeeded, and the same one may be wanted again. */
  forget: (request: unknown) => void;
}

/** The keys live as long as the component that asks for them. */
export function useSubmitKeys(): SubmitKeys {
  const [keys] = useState(createSubmitKeys);
  return keys;
}

function createSubmitKeys(): SubmitKeys {
  const keys = new Map<string | undefined, string>();
  return {
    keyFor: (request) => {
      const content = writeContent(request);
      const key = keys.get(content) ?? crypto.randomUUID();
      keys.set(content, key);
      return key;
    },
    forget: (request) => void keys.delete(writeContent(request)),
  };
}
