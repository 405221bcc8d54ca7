import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import type { OpenOf } from '#shared/ui/dialog/use-open.ts';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { FormActions } from '#shared/ui/form/form-layout.tsx';
import classes from './bank-reports.module.css';
import { bankReportsTexts as texts } from './bank-reports.texts.ts';

export interface UploadResult {
  fileName: string;
  id?: number;
  accepted?: boolean;
  /** Why the file was refused. */
  failure?: string;
}

export interface OpenResults {
  kind: 'results';
  results: readonly UploadResult[];
}

/** What became of several files: each leads to its report. */
export function ResultsDialog({ open }: { open: OpenOf<OpenResults> }) {
  return (
    <Dialog opened={open.opened} onClose={open.close} title={texts.results}>
      <ul className={classes['results']} aria-label={texts.resultsOf}>
        {open.value?.results.map((result) => (
          <li key={result.fileName}>
            <span>{result.fileName}</span>
            <Outcome result={result} />
          </li>
        ))}
      </ul>
      <FormActions>
        <Button variant="default" onClick={open.close}>
          {texts.close}
        </Button>
      </FormActions>
    </Dialog>
  );
}

function Outcome({ result: { id, accepted, failure } }: { result: UploadResult }) {
  if (failure !== undefined) return <StatusChip tone="error">{failure}</StatusChip>;
  if (accepted === true) return <StatusChip tone="neutral">{texts.known}</StatusChip>;
  return (
    <Anchor component={Link} to={`/accountant-settlements/${id}`}>
      {texts.look}
    </Anchor>
  );
}
