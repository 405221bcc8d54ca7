import { reportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import type { ReportType } from '@indeks/contract/common/report-types';
import type { SendingPreview } from '@indeks/contract/month/report-review/report-review.schemas';
import { CheckboxControl } from '#shared/ui/form/choices/checkbox-control.tsx';
import classes from './months.module.css';
import { sendTexts as texts } from './send-dialog.texts.ts';

interface ChosenReportsProps {
  previews: readonly SendingPreview[];
  chosen: readonly ReportType[];
  onChange: (types: readonly ReportType[]) => void;
  error: string | undefined;
}

/** The kinds of the month with what they hold; one that cannot be sent says why. */
export function ChosenReports({ previews, chosen, onChange, error }: ChosenReportsProps) {
  return (
    <fieldset className={classes.kinds} data-field="types" data-invalid={error !== undefined || undefined}>
      <legend>{texts.what}</legend>
      {previews.map((preview) => {
        const { type, entries, total, can } = preview;
        return (
          <CheckboxControl
            key={type}
            label={texts.kind(type, entries, total)}
            description={reasonAgainst(preview)}
            disabled={!can.submit}
            value={chosen.includes(type)}
            onChange={(on) => onChange(on ? [...chosen, type] : chosen.filter((kind) => kind !== type))}
          />
        );
      })}
      {error !== undefined && (
        <div role="alert" className={classes.error}>
          {error}
        </div>
      )}
    </fieldset>
  );
}

function reasonAgainst({ entries, ahead, status }: SendingPreview): string | undefined {
  if (status === reportStatus.sent || status === reportStatus.accepted) return texts.status[status];
  if (entries === 0) return texts.empty;
  return ahead.length > 0 ? texts.ahead(ahead) : undefined;
}
