import type { StudentFormOfPerson } from '@indeks/contract/student-forms/student-forms.schemas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { studentFormQuery } from '#data/student-forms.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import { studentFormsTexts as texts } from './student-forms.texts.ts';

interface LoadedStudentFormProps {
  user: number;
  children: (of: StudentFormOfPerson) => ReactNode;
}

export function LoadedStudentForm({ user, children }: LoadedStudentFormProps) {
  const { data, isError, isFetching, refetch } = useQuery(studentFormQuery(user));
  if (data) return children(data);
  return (
    <Card>
      {isError ? (
        <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingState text={texts.loading} rows={5} columns={2} />
      )}
    </Card>
  );
}
