import { IconAlertTriangle, IconPencil, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import type { Chosen, Question } from '#shared/api/confirmations.ts';
import { Confirm } from './confirm.tsx';
import { dialogTexts } from './dialog.texts.ts';
import { SidesChoice } from './sides-choice.tsx';

export function Asking({ question }: { question: Question | undefined }) {
  // Its words stay while the dialog closes.
  const [last, setLast] = useState(question);
  const [chosen, setChosen] = useState<Chosen>({});
  if (question !== undefined && question !== last) {
    setLast(question);
    setChosen({});
  }
  if (last === undefined) return null;
  const { confirmLabel, cancelLabel, sides } = last;
  return (
    <Confirm
      opened={question !== undefined}
      onClose={() => question?.answer(false)}
      question={last.title}
      consequence={last.consequence}
      confirmLabel={confirmLabel ?? dialogTexts.confirmAnyway}
      {...(cancelLabel !== undefined && { cancelLabel })}
      icon={sides ? IconUsers : confirmLabel === undefined ? IconAlertTriangle : IconPencil}
      tone={confirmLabel === undefined ? 'danger' : 'brand'}
      failed=""
      onConfirm={async () => question?.answer(true, chosen)}
    >
      {sides && sides.fields.length > 0 && (
        <SidesChoice
          sides={sides}
          chosen={chosen}
          onChoose={(name, side) => setChosen((before) => ({ ...before, [name]: side }))}
        />
      )}
    </Confirm>
  );
}
