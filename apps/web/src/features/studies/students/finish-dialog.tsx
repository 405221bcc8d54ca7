import { finish, type Enrolment } from '@indeks/contract/studies/students/students.schemas';
import { Fragment } from 'react';
import type { z } from 'zod';
import { SuccessDialog } from '#shared/ui/dialog/success-dialog.tsx';
import type { Dialogs } from '#shared/ui/dialog/use-open.ts';
import type { FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { FlagSwitchField } from '#shared/ui/form/choices/switch-field.tsx';
import { courseNamesOf, inWords } from './enrolment-values.ts';
import { PromoterField } from './promoter-field.tsx';
import { useFinishEnrolment } from './students.api.ts';
import { finishTabTexts as texts } from './student-tabs.texts.ts';

export type OpenFinish = { kind: 'finish'; row: Enrolment } | { kind: 'finished'; row: Enrolment };

/** Thesis, practice and promoter of one enrolment. */
export function FinishDialog({ of, show }: Pick<Dialogs<OpenFinish>, 'of' | 'show'>) {
  const save = useFinishEnrolment();
  const [open, saved] = [of('finish'), of('finished')];
  const row = open.value?.row;
  return (
    <>
      {row && (
        <Fragment key={row.id}>
          {declareFinish(row)({
            opened: open.opened,
            onClose: open.close,
            title: texts.title(courseNamesOf(row).join(', ')),
            submitLabel: texts.save,
            readNewer: (newer) => declareFinish(newer as Enrolment).values, // the row of the call that was refused
            onSubmit: async (body, { saveAgainst }) => {
              const { id, version: read } = row;
              const finished = await saveAgainst(read, (version) =>
                save({ params: { id }, body: { ...body, version } }),
              );
              show({ kind: 'finished', row: finished });
            },
          })}
        </Fragment>
      )}
      <SuccessDialog
        opened={saved.opened}
        onClose={saved.close}
        sentence={texts.saved}
        detail={saved.value && inWords(saved.value.row)}
        autoClose
      />
    </>
  );
}

const form = finish.omit({ version: true });

const declareFinish = (row: Enrolment) =>
  defineForm({
    schema: form,
    values: { thesis: row.thesis, practice: row.practice, promoter: row.promoter },
    fields: {
      thesis: { label: texts.fields.thesis, draw: (field) => <FlagSwitchField {...field} /> },
      practice: { label: texts.fields.practice, draw: (field) => <FlagSwitchField {...field} /> },
      promoter: {
        label: texts.fields.promoter,
        draw: (field) => <PromoterField {...field} known={findPromoter(row)} />,
      },
    } satisfies FieldsOf<z.input<typeof form>>,
  });

const findPromoter = ({ promoter, promoterName }: Enrolment) =>
  promoter === null ? undefined : { value: promoter, label: promoterName ?? '' };
