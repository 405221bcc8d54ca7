import type { QuestionnaireOfPerson } from '@indeks/contract/questionnaire/questionnaire.schemas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { questionnaireQuery } from '#data/questionnaire.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import { questionnaireTexts as texts } from './questionnaire.texts.ts';

interface LoadedQuestionnaireProps {
  user: number;
  children: (of: QuestionnaireOfPerson) => ReactNode;
}

export function LoadedQuestionnaire({ user, children }: LoadedQuestionnaireProps) {
  const { data, isError, isFetching, refetch } = useQuery(questionnaireQuery(user));
  if (data) return children(data);
  return (
    <Card>
      {isError ? (
        <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingState text={texts.loading} rows={6} columns={2} />
      )}
    </Card>
  );
}
