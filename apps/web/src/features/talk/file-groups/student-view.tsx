import { role } from '@indeks/contract/access/roles';
import { currentIntake, semesterStart } from '@indeks/contract/studies/courses/intakes.rules';
import type { FileGroup } from '@indeks/contract/talk/file-groups/file-groups.schemas';
import { Button } from '@mantine/core';
import { IconFolder } from '@tabler/icons-react';
import { useState } from 'react';
import { SemesterControl } from '#parts/studies/courses/semester-control.tsx';
import { today } from '#shared/lib/today.ts';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import type { OpenOf } from '#shared/ui/dialog/use-open.ts';
import { FormActions } from '#shared/ui/form/form-layout.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { Documents } from './documents.tsx';
import { FailureDialog, type Failure } from './failure-dialog.tsx';
import { documentsTexts, fileGroupsTexts as texts } from './file-groups.texts.ts';

interface StudentViewProps {
  open: OpenOf<unknown>;
  groups: readonly FileGroup[];
}

/** What a student who began in some semester finds under 'Dokumenty i informacje'. */
export function StudentView({ open, groups }: StudentViewProps) {
  const [intake, setIntake] = useState<string | null>(currentIntake(today()));
  const [failure, setFailure] = useState<Failure>();
  const shown = groups.filter((group) => group.files.length > 0 && isForStudent(group, intake));
  return (
    <>
      <Dialog opened={open.opened} onClose={open.close} title={documentsTexts.title} size="form-wide">
        <SemesterControl label={texts.viewIntake} value={intake} onChange={setIntake} />
        {shown.length === 0 && <EmptyState {...texts.nothingForStudents} icon={IconFolder} />}
        <Documents groups={shown} fresh={noneNew} onFailure={setFailure} />
        <FormActions>
          <Button onClick={open.close}>{texts.close}</Button>
        </FormActions>
      </Dialog>
      <FailureDialog failure={failure} onClose={() => setFailure(undefined)} />
    </>
  );
}

const noneNew: ReadonlySet<number> = new Set();

/** A group without semesters is for all of them. */
const isForStudent = ({ roles, semesters }: FileGroup, intake: string | null): boolean => {
  if (!roles.includes(role.student)) return false;
  if (semesters.length === 0 || intake === null) return semesters.length === 0;
  const own = new Set(([1, 2, 3] as const).map((semester) => semesterStart(intake, semester)));
  return semesters.some((semester) => own.has(semester));
};
