import type { RestOfMonth } from '@indeks/contract/month/report-review/report-review.schemas';
import { formatNumericDate } from '@indeks/contract/common/format';
import { IconSend } from '@tabler/icons-react';
import { formatMonth } from '#shared/lib/format.ts';
import { Confirm } from '#shared/ui/dialog/confirm.tsx';
import type { OpenOf } from '#shared/ui/dialog/use-open.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { useRemind } from './report-review.api.ts';
import { reportsTexts as texts } from './report-review.texts.ts';

export interface OpenReminder {
  kind: 'remind';
  month: string;
  people: RestOfMonth['missing'];
}

/** Names everybody who will be told that no report of theirs is there. */
export function RemindDialog({ opening: { value, opened, close } }: { opening: OpenOf<OpenReminder> }) {
  const remind = useRemind();
  const people = value?.people ?? [];
  const month = value?.month ?? '';
  return (
    <Confirm
      opened={opened}
      onClose={close}
      question={texts.remindQuestion(people.length)}
      consequence={texts.remindConsequence(month && formatMonth(month))}
      items={people.map(({ listed_name, reminded }) =>
        reminded === null ? listed_name : texts.remindedOn(listed_name, formatNumericDate(reminded)),
      )}
      itemsLabel={texts.remindItems}
      confirmLabel={texts.remind(people.length)}
      icon={IconSend}
      tone="brand"
      failed={texts.remindFailed}
      onConfirm={async () => {
        const { sent } = await remind.mutateAsync(month);
        snackbar(texts.reminded(sent));
      }}
    />
  );
}
