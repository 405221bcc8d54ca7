import { useState } from 'react';
import { readRefusal, type FileRules } from './file-rules.ts';

interface Picking {
  rules: FileRules;
  onChange: (file: File | null) => void;
  onBlur: (() => void) | undefined;
}

/** Hands a picked file on, or refuses it with the reason to show. */
export function usePickedFile({ rules, onChange, onBlur }: Picking) {
  const [refusal, setRefusal] = useState<string>();
  const take = (file: File | null) => {
    const reason = file ? readRefusal(file, rules) : undefined;
    setRefusal(reason);
    onChange(reason === undefined ? file : null);
    onBlur?.();
  };
  /** The file was accepted first and turned out to be of a wrong kind when it was read. */
  const refuse = (reason: string) => {
    setRefusal(reason);
    onChange(null);
  };
  return { refusal, take, refuse };
}
