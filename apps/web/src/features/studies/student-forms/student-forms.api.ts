import { studentFormRoutes as routes } from '@indeks/contract/studies/student-forms/student-forms.routes';
import type { StudentFormSave } from '@indeks/contract/studies/student-forms/student-forms.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { studentFormQuery } from '#data/studies/student-forms.ts';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/api/use-change.ts';

export function useSaveStudentForm(uid: number) {
  const queries = useQueryClient();
  const save = useChange('student-forms', (body: StudentFormSave) =>
    call(routes.save, { params: { uid }, body }),
  );
  return async (body: StudentFormSave) => {
    const saved = await save.mutateAsync(body);
    queries.setQueryData(studentFormQuery(uid).queryKey, saved);
    return saved;
  };
}
