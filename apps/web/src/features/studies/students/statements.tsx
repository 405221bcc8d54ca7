import { statementKinds } from '@indeks/contract/studies/certificates/certificate-facts.schemas';
import type { Enrolment } from '@indeks/contract/studies/students/students.schemas';
import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { fetchStatement } from '#data/studies/certificate-facts.ts';
import { readMessage } from '#shared/api/call-error.ts';
import { saveFile } from '#shared/api/download.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { ActionMenu } from '#shared/ui/page/action-menu.tsx';
import type { PageAction } from '#shared/ui/page/page-action.ts';
import { inWords } from './enrolment-values.ts';
import { finishTabTexts as texts } from './student-tabs.texts.ts';

/** Documents about one enrolment, for people who issue certificates: that it was completed, or its course so far. */
export function Statements({ row }: { row: Enrolment }) {
  const issues = useSession().permissions.includes('certificates.issue');
  if (!issues) return null;
  return (
    <ActionMenu actions={listStatements(row)}>
      <Button
        variant="default"
        leftSection={<Icon of={IconFileText} />}
        aria-label={`${texts.statements}: ${inWords(row)}`}
      >
        {texts.statements}
      </Button>
    </ActionMenu>
  );
}

const listStatements = ({ id, cid, courseName, cid_2, courseName2 }: Enrolment): PageAction[] => {
  const second = cid_2 === null ? [] : [{ cid: cid_2, name: courseName2 ?? '' }];
  return [{ cid, name: courseName }, ...second].flatMap((course) =>
    statementKinds.map((kind) => ({
      label: second.length === 0 ? texts.statement[kind] : `${texts.statement[kind]}: ${course.name}`,
      icon: IconFileText,
      onClick: () => void save({ id, cid: course.cid, kind }),
    })),
  );
};

const save = async (asked: Parameters<typeof fetchStatement>[0]): Promise<void> => {
  try {
    saveFile(await fetchStatement(asked));
  } catch (error) {
    snackbar(readMessage(error), { tone: 'error' });
  }
};
