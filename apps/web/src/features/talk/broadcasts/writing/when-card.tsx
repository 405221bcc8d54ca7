import { useWatch } from 'react-hook-form';
import { formatWeekday } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import { DateField } from '#shared/ui/form/dates/date-field.tsx';
import { TimeField } from '#shared/ui/form/dates/time-field.tsx';
import { RadioField } from '#shared/ui/form/choices/radio-field.tsx';
import type { AppForm } from '#shared/ui/form/use-zod-form.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { latestDay, type Writing, type Written } from './writing-form.ts';
import classes from './writing.module.css';
import { writingTexts as texts } from './writing.texts.ts';

/** At once, or at an hour of a day in the next two months. */
export function WhenCard({ form: { control } }: { form: AppForm<Writing, Written> }) {
  const [when, type, day] = useWatch({ control, name: ['when', 'type', 'day'] });
  const weekday = when === 'later' && /^\d{4}-\d{2}-\d{2}$/u.test(day) ? texts.onDay(formatWeekday(day)) : '';
  const help = when === 'later' ? texts.recallHelp : texts.recallHelpNow;
  return (
    <Card title={texts.fields.when}>
      <div className={classes.fields}>
        <RadioField
          control={control}
          name="when"
          label={texts.fields.when}
          labelHidden
          vertical
          choices={(['now', 'later'] as const).map((value) => ({ value, label: texts.when[value] }))}
        />
        {when === 'later' && (
          <div className={classes.moment}>
            <DateField
              control={control}
              name="day"
              label={texts.fields.day}
              min={today()}
              max={latestDay(today())}
              required
            />
            <TimeField control={control} name="hour" label={texts.fields.hour} required />
          </div>
        )}
        {(weekday !== '' || type !== 'first-login') && (
          <p className={classes.quiet}>
            {[weekday, type !== 'first-login' && help].filter(Boolean).join(' ')}
          </p>
        )}
      </div>
    </Card>
  );
}
