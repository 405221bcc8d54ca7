import { isOn } from '@indeks/contract/common/flags';
import { IconFileTypePdf, IconSwitchHorizontal } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useSession } from '#shared/api/session-context.tsx';
import { useDownload } from '#shared/api/use-download.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import type { PageAction } from '#shared/ui/page/page-action.ts';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { questionnaireTexts as texts } from './questionnaire.texts.ts';

interface QuestionnaireActions {
  actions: readonly PageAction[];
  dialog: ReactNode;
}

/** Actions in the head of the settings beside the reader's own form. `onSwitched`: the session has ended. */
export function useQuestionnaireActions(onSwitched: () => void): QuestionnaireActions {
  const { user } = useSession();
  const [switching, setSwitching] = useState(false);
  const pdf = useDownload(async () => {
    const { fetchFormPdf } = await import('#data/employment/papers.ts');
    return fetchFormPdf(user.id);
  });
  const isCompany = isOn(user.is_company);
  return {
    actions: [
      {
        label: isCompany ? texts.toPerson : texts.toCompany,
        icon: IconSwitchHorizontal,
        onClick: () => setSwitching(true),
      },
      { label: texts.pdf, icon: IconFileTypePdf, ...pdf },
    ],
    dialog: (
      <WhenOpened opened={switching}>
        <SwitchDialog
          opened={switching}
          isCompany={isCompany}
          onClose={() => setSwitching(false)}
          onSwitched={onSwitched}
        />
      </WhenOpened>
    ),
  };
}

const SwitchDialog = lazyPart(() => import('./switch-dialog.tsx').then((file) => file.SwitchDialog));
