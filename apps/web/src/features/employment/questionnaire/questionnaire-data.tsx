import { isOn } from '@indeks/contract/common/flags';
import { Button } from '@mantine/core';
import type { QuestionnaireOfPerson } from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import { IconFileTypePdf, IconPencil } from '@tabler/icons-react';
import { fetchFormPdf } from '#data/employment/papers.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { formatDateTime } from '#shared/lib/format.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { SavedForm, SavedFormBar } from '#shared/ui/long-form/saved-form.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { formName } from './form-frame.tsx';
import { LoadedQuestionnaire } from './loaded-questionnaire.tsx';
import type { QuestionnaireDataTabProps } from './questionnaire-data-tab.tsx';
import { QuestionnaireForm } from './questionnaire-form.tsx';
import { QuestionnaireView } from './questionnaire-view.tsx';
import { questionnaireTexts as texts } from './questionnaire.texts.ts';

export function QuestionnaireData({ user, listAt = '/users', history }: QuestionnaireDataTabProps) {
  const drafts = [formName(user, 'person'), formName(user, 'company')];
  return (
    <SavedForm drafts={drafts} texts={texts} listAt={listAt} history={history}>
      {(editing) => (
        <LoadedQuestionnaire user={user}>
          {(of, draft) =>
            editing.isOn ? (
              <QuestionnaireForm of={of} draft={draft} onSaved={editing.finish} onCancel={editing.cancel} />
            ) : (
              <SavedData of={of} onEdit={editing.begin} />
            )
          }
        </LoadedQuestionnaire>
      )}
    </SavedForm>
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
      <SavedFormBar savedAt={of.saved_at === null ? undefined : texts.savedAt(formatDateTime(of.saved_at))}>
        <BusyButton variant="default" icon={IconFileTypePdf} {...pdf}>
          {texts.pdf}
        </BusyButton>
        <Button leftSection={<Icon of={IconPencil} />} onClick={onEdit}>
          {texts.edit}
        </Button>
      </SavedFormBar>
      <QuestionnaireView questionnaire={of.questionnaire} />
    </>
  );
}
