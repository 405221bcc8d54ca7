import { isOn } from '@indeks/contract/common/flags';
import { Button } from '@mantine/core';
import type { QuestionnaireOfPerson } from '@indeks/contract/questionnaire/questionnaire.schemas';
import { IconFileTypePdf, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { fetchFormPdf } from '#data/papers.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { formatDateTime } from '#shared/lib/format.ts';
import { SuccessDialog } from '#shared/ui/dialog/success-dialog.tsx';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { useHasSealedDraft } from '#shared/ui/long-form/use-tab-draft.ts';
import { formName } from './form-frame.tsx';
import { LoadedQuestionnaire } from './loaded-questionnaire.tsx';
import type { QuestionnaireDataTabProps } from './questionnaire-data-tab.tsx';
import { QuestionnaireForm } from './questionnaire-form.tsx';
import { QuestionnaireView } from './questionnaire-view.tsx';
import classes from './questionnaire.module.css';
import { questionnaireTexts as texts } from './questionnaire.texts.ts';

export function QuestionnaireData({ user, listAt = '/users', history }: QuestionnaireDataTabProps) {
  const navigate = useNavigate();
  const hasDraft = useHasSealedDraft([formName(user, 'person'), formName(user, 'company')]);
  const [editing, setEditing] = useState(hasDraft);
  const [saved, setSaved] = useState(false);
  const finish = () => {
    setEditing(false);
    setSaved(true);
  };
  return (
    <div className={classes['view']}>
      <LoadedQuestionnaire user={user}>
        {(of, draft) =>
          editing ? (
            <QuestionnaireForm of={of} draft={draft} onSaved={finish} onCancel={() => setEditing(false)} />
          ) : (
            <SavedData of={of} onEdit={() => setEditing(true)} />
          )
        }
      </LoadedQuestionnaire>
      {!editing && history}
      <SuccessDialog
        opened={saved}
        onClose={() => setSaved(false)}
        sentence={texts.saved}
        choices={[
          { label: texts.backToList, onChoose: () => void navigate(listAt) },
          { label: texts.goOn, onChoose: () => setSaved(false) },
        ]}
      />
    </div>
  );
}

function SavedData({ of, onEdit }: { of: QuestionnaireOfPerson; onEdit: () => void }) {
  const pdf = useDownload(() => fetchFormPdf(of.uid));
  if (!of.questionnaire) {
    return (
      <Card>
        <EmptyState
          title={texts.empty}
          text={isOn(of.is_company) ? texts.emptyCompany : texts.emptyPerson}
          action={{ label: texts.fillIn, onClick: onEdit }}
        />
      </Card>
    );
  }
  return (
    <>
      <div className={classes['viewActions']}>
        {of.saved_at !== null && (
          <span className={classes['savedAt']}>{texts.savedAt(formatDateTime(of.saved_at))}</span>
        )}
        <BusyButton variant="default" icon={IconFileTypePdf} {...pdf}>
          {texts.pdf}
        </BusyButton>
        <Button leftSection={<Icon of={IconPencil} />} onClick={onEdit}>
          {texts.edit}
        </Button>
      </div>
      <QuestionnaireView questionnaire={of.questionnaire} />
    </>
  );
}
