import {
  defaultDuration,
  mostMeetings,
  timeSteps,
} from '@indeks/contract/talk/online-meetings/online-meetings.keys';
import { Button } from '@mantine/core';
import { IconCopy, IconPlus, IconX } from '@tabler/icons-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { today } from '#shared/lib/today.ts';
import { DateField } from '#shared/ui/form/dates/date-field.tsx';
import { TimeField } from '#shared/ui/form/dates/time-field.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import { QuietAction } from '#shared/ui/page/quiet-action.tsx';
import classes from './meeting-dialogs.module.css';
import { onlineMeetingsTexts as texts } from './online-meetings.texts.ts';
import { Remarks } from './remarks.tsx';
import type { SeriesForm } from './series-dialog.tsx';
import { SeriesRepeat } from './series-repeat.tsx';
import { duplicateRow, rowAfter } from './series-rows.ts';
import { useRemarks } from './use-remarks.ts';

/** The meetings of a series, each with what stands in its way. */
export function SeriesRows({ form: { control } }: { form: SeriesForm }) {
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'meetings' });
  const [rows, chosen, uid, cid, users, semester] = useWatch({
    control,
    name: ['meetings', 'duration', 'uid', 'cid', 'users', 'semester'],
  });
  const duration = chosen ?? defaultDuration.bulk;
  const remarksOf = useRemarks({ uid, cid, users, duration, rows, except: null });
  const next = rowAfter(rows.at(-1), duration, today());
  const hasRoom = fields.length < mostMeetings;
  return (
    <>
      <div className={classes.seriesHead}>
        <strong>{texts.rows}</strong>
        <span className={classes.quiet}>{texts.pause}</span>
      </div>
      {fields.map(({ id }, index) => (
        <SeriesRow
          key={id}
          control={control}
          index={index}
          remarks={remarksOf(index)}
          onCopy={() => {
            const row = rows[index];
            if (row && hasRoom) insert(index + 1, duplicateRow(row, duration));
          }}
          {...(fields.length > 1 && { onRemove: () => remove(index) })}
        />
      ))}
      {hasRoom && (
        <div>
          <Button
            variant="subtle"
            size="xs"
            leftSection={<Icon of={IconPlus} size={iconSizes.small} />}
            onClick={() => append(next)}
          >
            {texts.addRow(next.time)}
          </Button>
        </div>
      )}
      <SeriesRepeat
        row={rows.at(-1)}
        count={fields.length}
        cid={cid}
        semester={semester}
        onAdd={(more) => append(more, { shouldFocus: false })}
      />
    </>
  );
}

interface SeriesRowProps extends Pick<SeriesForm, 'control'> {
  index: number;
  remarks: readonly string[];
  onCopy: () => void;
  /** The only row stays. */
  onRemove?: () => void;
}

function SeriesRow({ control, index, remarks, onCopy, onRemove }: SeriesRowProps) {
  return (
    <fieldset className={classes.seriesRow} aria-label={texts.rowOf(index + 1)}>
      <DateField
        control={control}
        name={`meetings.${index}.date`}
        label={texts.fields.date}
        min={today()}
        required
      />
      <TimeField
        control={control}
        name={`meetings.${index}.time`}
        label={texts.fields.time}
        step={timeSteps.bulk}
        required
      />
      <TextField
        control={control}
        name={`meetings.${index}.topic`}
        label={texts.fields.topic}
        autoComplete="off"
        required
      />
      <QuietAction icon={IconCopy} label={texts.copyRow(index + 1)} size={36} mt={26} onClick={onCopy} />
      <QuietAction
        icon={IconX}
        label={texts.removeRow(index + 1)}
        size={36}
        mt={26}
        disabled={!onRemove}
        onClick={onRemove}
      />
      <Remarks sentences={remarks} />
    </fieldset>
  );
}
