import type { Completing } from '@indeks/contract/studies/certificates/certificates.schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { layoutQuery } from '#data/studies/certificate-facts.ts';
import { previewQuery } from '#data/studies/certificates.ts';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import type { OpenOf } from '#shared/ui/dialog/use-open.ts';
import { Segments } from '#shared/ui/form/choices/segments.tsx';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { completionTexts as texts } from './certificates.texts.ts';
import { DaysOfIssuing, type IssuingDays } from './issuing-days.tsx';
import classes from './preview-dialog.module.css';
import { Sheets } from './viewer/sheets.tsx';

export interface OpenPreview {
  kind: 'preview';
}

interface PreviewProps {
  open: OpenOf<OpenPreview>;
  /** In the order of the numbers that they would get. */
  chosen: readonly Completing[];
  days: IssuingDays;
  onDays: (days: IssuingDays) => void;
}

/** The papers of those who are chosen, one at a time, as issuing would make them. */
export function PreviewDialog({ open, ...of }: PreviewProps) {
  return (
    <Dialog opened={open.opened} onClose={open.close} title={texts.previewTitle} size="table" atTop byBack>
      <Preview {...of} />
    </Dialog>
  );
}

const papers = (['blank', 'white'] as const).map((value) => ({ value, label: texts.papers[value] }));

function Preview({ chosen, days, onDays }: Omit<PreviewProps, 'open'>) {
  const [asked, setAsked] = useState<number | null>(null);
  const [paper, setPaper] = useState<'blank' | 'white'>('blank');
  const { data: layout } = useQuery(layoutQuery);
  const before = Math.max(
    chosen.findIndex(({ id }) => id === asked),
    0,
  );
  const id = chosen[before]?.id ?? 0;
  // Until a day of completion is chosen, the paper has the day of issuing in its place.
  const completed = days.completed || days.issued;
  const result = useQuery(previewQuery({ id, before, ...days, completed, paper }));
  return (
    <>
      <p className={classes.help}>{texts.previewHelp}</p>
      <div className={classes.previewed}>
        <SelectControl
          label={texts.person}
          choices={chosen.map((person) => ({ value: person.id, label: person.name }))}
          value={id}
          onChange={setAsked}
          searchable
        />
        <DaysOfIssuing days={days} onDays={onDays} completed={completed} />
        <Segments label={texts.paper} choices={papers} value={paper} onChange={setPaper} />
      </div>
      {result.data ? (
        <Sheets file={result.data} offset={paper === 'blank' ? layout : undefined} />
      ) : (
        <AwaitedState result={result} failed={texts.previewFailed} />
      )}
    </>
  );
}
