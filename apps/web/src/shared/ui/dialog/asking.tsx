import { IconAlertTriangle, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { Question } from '#shared/api/confirmations.ts';
import { Confirm } from './confirm.tsx';
import { dialogTexts } from './dialog.texts.ts';

export function Asking({ question }: { question: Question | undefined }) {
  // Its words stay while the dialog closes.
  const [last, setLast] = useState(question);
  if (question !== undefined && question !== last) setLast(question);
  if (last === undefined) return null;
  const { confirmLabel } = last;
  return (
    <Confirm
      opened={question !== undefined}
      onClose={() => question?.answer(false)}
      question={last.title}
      consequence={last.consequence}
      confirmLabel={confirmLabel ?? dialogTexts.confirmAnyway}
      icon={confirmLabel === undefined ? IconAlertTriangle : IconPencil}
      tone={confirmLabel === undefined ? 'danger' : 'brand'}
      failed=""
      onConfirm={async () => question?.answer(true)}
    />
  );
}
