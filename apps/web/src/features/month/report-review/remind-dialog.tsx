import { formatNumericDate } from '@indeks/contract/common/format';
import type { PersonToRemind } from '@indeks/contract/month/report-review/report-review.schemas';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { toRemindQuery } from '#data/month/report-review.ts';
import { formatMonth } from '#shared/lib/format.ts';
import { Confirm } from '#shared/ui/dialog/confirm.tsx';
import type { OpenOf } from '#shared/ui/dialog/use-open.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { useRemind } from './report-review.api.ts';
import { reportsTexts as texts } from './report-review.texts.ts';

export interface OpenReminder {
  kind: 'remind';
  month: string;
  /** How many; who they are is read when the dialog opens. */
  people: number;
}

/** Lists everybody who will be reminded that their report is missing. */
export function RemindDialog({ opening: { value, opened, close } }: { opening: OpenOf<OpenReminder> }) {
  const remind = useRemind();
  const { month = '', people = 0 } = value ?? {};
  const result = useQuery({ ...toRemindQuery(month), enabled: opened });
  return (
    <Confirm
      opened={opened}
      onClose={close}
      question={texts.remindQuestion(people)}
      consequence={texts.remindConsequence(month && formatMonth(month))}
      items={result.data?.items.map(describePerson) ?? []}
      itemsLabel={texts.remindItems}
      confirmLabel={texts.remind(people)}
      icon={IconSend}
      tone="brand"
      failed={texts.remindFailed}
      onConfirm={async () => {
        const { sent } = await remind.mutateAsync(month);
        snackbar(texts.reminded(sent));
      }}
    >
      {!result.data && <AwaitedState result={result} rows={3} />}
    </Confirm>
  );
}

const describePerson = ({ listed_name, reminded }: PersonToRemind): string =>
  reminded === null ? listed_name : texts.remindedOn(listed_name, formatNumericDate(reminded));
