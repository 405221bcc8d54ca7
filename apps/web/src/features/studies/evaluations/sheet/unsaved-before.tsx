import { terms, type Term } from '@indeks/contract/studies/evaluations/evaluations.keys';
import type { Evaluation } from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useUserStorage } from '#shared/storage/storage-owner.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { readDraft } from './sheet-values.ts';
import { sheetTexts as texts } from './sheet.texts.ts';

interface UnsavedBeforeProps {
  /** Which is open now. */
  term: Term;
  /** Where the sheet of a term keeps what is typed. */
  placeOf: (term: Term) => string;
  items: readonly Evaluation[];
}

/** What was typed for the term before and not saved until somebody closed it. */
export function UnsavedBefore({ term, placeOf, items }: UnsavedBeforeProps) {
  const storage = useUserStorage();
  const before = terms.findLast((one) => one < term) ?? terms[0];
  const place = placeOf(before);
  const [typed, setTyped] = useState(() => readDraft(storage.read(place)));
  const lines = items.flatMap(({ eid, name }) => (typed[eid] ? [`${name} ${typed[eid].text}`] : []));
  if (lines.length === 0) return null;
  const forget = () => {
    storage.remove(place);
    setTyped({});
  };
  return (
    <Notice tone="warning">
      <p>{texts.unsavedBefore(before, lines.join(', '))}</p>
      <Button size="xs" variant="default" onClick={forget}>
        {texts.forgetFirst}
      </Button>
    </Notice>
  );
}
