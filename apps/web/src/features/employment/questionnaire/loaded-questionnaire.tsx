import type { OwnDraft } from '@indeks/contract/employment/questionnaire/drafts.schemas';
import type { QuestionnaireOfPerson } from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { questionnaireQuery } from '#data/employment/questionnaire.ts';
import { ownDraftQuery } from '#data/employment/questionnaire-draft.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { questionnaireTexts as texts } from './questionnaire.texts.ts';

interface LoadedQuestionnaireProps {
  user: number;
  /** `draft`: what was typed into one's own form and not saved; of others' forms undefined. */
  children: (of: QuestionnaireOfPerson, draft: OwnDraft['draft'] | undefined) => ReactNode;
}

export function LoadedQuestionnaire({ user, children }: LoadedQuestionnaireProps) {
  const isOwn = useSession().user.id === user;
  const result = useQuery(questionnaireQuery(user));
  const { data } = result;
  const draft = useQuery({ ...ownDraftQuery(user), enabled: isOwn });
  // A draft that cannot be read does not keep anybody from the form; what is typed then does not overwrite it.
  if (data && (!isOwn || !draft.isPending))
    return children(data, isOwn ? (draft.data?.draft ?? null) : undefined);
  return (
    <Card>
      <AwaitedState result={result} failed={texts.failed} text={texts.loading} rows={6} columns={2} />
    </Card>
  );
}
