import { billRoutes as routes } from '@indeks/contract/month/bills/bills.routes';
import { billRule, newBill, type Bill } from '@indeks/contract/month/bills/bills.schemas';
import { z } from 'zod';
import { formatDate } from '#shared/lib/format.ts';
import { chooseFirstDay } from '#parts/month/monthly-reports/open-days.ts';
import { today } from '#shared/lib/today.ts';
import type { Dialogs } from '#shared/ui/dialog/use-open.ts';
import { defineEntry, type OpenEntry } from '#shared/ui/entry/entry.ts';
import { EntryDialogs } from '#shared/ui/entry/entry-dialogs.tsx';
import type { FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { DateField } from '#shared/ui/form/dates/date-field.tsx';
import { FileField } from '#shared/ui/form/files/file-field.tsx';
import { rulesOf } from '#shared/ui/form/files/file-rules.ts';
import { BillViewer } from './bill-viewer.tsx';
import { billsTexts as texts } from './bills.texts.ts';

export type OpenBill = { kind: 'view'; bill: Bill } | OpenEntry<Bill>;

interface BillDialogsProps extends Pick<Dialogs<OpenBill>, 'of' | 'show'> {
  /** The owner of the bills; undefined for the reader's own. */
  user: number | undefined;
  month: string;
  onSaved: (bill: Bill) => void;
  onRemoved: () => void;
}

export function BillDialogs({ user, month, ...open }: BillDialogsProps) {
  const view = open.of('view');
  return (
    <>
      <EntryDialogs {...open} entry={declareBills(month, user)} />
      <BillViewer opened={view.opened} bill={view.value?.bill} onClose={view.close} />
    </>
  );
}

/** A bill that was scanned has been written already. */
const datedBill = newBill.extend({
  date: newBill.shape.date.refine((date) => date <= today(), texts.inTheFuture),
});
const scannedBill = datedBill.extend({ file: z.instanceof(File, { error: texts.fileMissing }) });

/** A new bill is one picture and a day; of an old one the day can be changed. */
const declareBills = (month: string, user: number | undefined) =>
  defineEntry({
    topic: 'bills',
    routes,
    query: { user },
    texts,
    inWords: ({ date, file_name: name }: Bill) => `${formatDate(date)} · ${name}`,
    add: () =>
      defineForm({
        schema: scannedBill,
        values: { file: undefined, date: chooseFirstDay(month) },
        fields: {
          file: {
            label: texts.fields.file,
            draw: (field) => <FileField {...field} description={texts.fileHelp} rules={rules} required />,
          },
          ...dateFields,
        },
      }),
    edit: ({ date }) => defineForm({ schema: datedBill, values: { date }, fields: dateFields }),
    // The scan lies on the server, which copies it.
    copy: ({ date }) => defineForm({ schema: datedBill, values: { date }, fields: dateFields }),
  });

const dateFields = {
  date: {
    label: texts.fields.date,
    draw: (field) => <DateField {...field} description={texts.dateHelp} max={today()} maw={220} required />,
  },
} satisfies FieldsOf<z.input<typeof datedBill>>;

const rules = rulesOf(billRule, texts.wrongKind);
