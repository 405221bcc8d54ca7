import { errorTexts } from '@indeks/contract/common/errors.texts';
import { instalmentPlanRoutes as routes } from '@indeks/contract/money/payments/instalment-plans.routes';
import {
  plannedInstalments,
  sumOfInstalments,
} from '@indeks/contract/money/payments/instalment-plans.schemas';
import type { PlannedEnrolment } from '@indeks/contract/money/payments/payments.schemas';
import { z } from 'zod';
import { courseNamesOf } from '#parts/money/payments/enrolment-words.ts';
import { useCall } from '#shared/api/use-call.ts';
import { FormDialog } from '#shared/ui/dialog/form-dialog.tsx';
import type { OpenOf } from '#shared/ui/dialog/use-open.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { planTexts as texts } from './payments.texts.ts';
import { PlanFields } from './plan-fields.tsx';

export interface OpenPlan {
  kind: 'plan';
  row: PlannedEnrolment;
}

/** The instalments in which an enrolment is paid for: chosen from a template, and changed row by row. */
export function PlanDialog({ open }: { open: OpenOf<OpenPlan> }) {
  const save = useCall('payments', routes.save);
  const row = open.value?.row;
  if (!row) return null;
  const { id, plan, sums } = row;
  return (
    <FormDialog
      opened={open.opened}
      onClose={open.close}
      title={texts.title(courseNamesOf(row).join(', '))}
      submitLabel={texts.save}
      schema={formFor(sums.price)}
      values={{ instalments: plan.instalments }}
      onSubmit={async ({ instalments }, { saveAgainst }) => {
        await saveAgainst(plan.version, (version) =>
          save({ params: { id }, body: { instalments, version } }),
        );
        snackbar(texts.saved);
      }}
    >
      {(form) => <PlanFields form={form} price={sums.price} templates={plan.templates} />}
    </FormDialog>
  );
}

const formFor = (price: number) =>
  z
    .strictObject({ instalments: plannedInstalments })
    .refine(({ instalments }) => instalments.length === 0 || sumOfInstalments(instalments) === price, {
      path: ['instalments'],
      error: errorTexts['payments/plan-sum'],
    });
export type PlanForm = z.input<ReturnType<typeof formFor>>;
