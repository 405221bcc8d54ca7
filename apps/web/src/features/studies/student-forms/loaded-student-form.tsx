import type { StudentFormOfPerson } from '@indeks/contract/studies/student-forms/student-forms.schemas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { studentFormQuery } from '#data/studies/student-forms.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { studentFormsTexts as texts } from './student-forms.texts.ts';

interface LoadedStudentFormProps {
  user: number;
  children: (of: StudentFormOfPerson) => ReactNode;
}

export function LoadedStudentForm({ user, children }: LoadedStudentFormProps) {
  const result = useQuery(studentFormQuery(user));
  const { data } = result;
  if (data) return children(data);
  return (
    <Card>
      <AwaitedState result={result} failed={texts.failed} text={texts.loading} rows={5} columns={2} />
    </Card>
  );
}
