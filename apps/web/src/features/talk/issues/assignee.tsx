import { Button } from '@mantine/core';
import { issueRoutes } from '@indeks/contract/talk/issues/issues.routes';
import type { Issue } from '@indeks/contract/talk/issues/issues.schemas';
import { IconHandStop, IconUser, IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { colleaguesQuery } from '#data/talk/chat.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { useCall } from '#shared/api/use-call.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { ActionMenu } from '#shared/ui/page/action-menu.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import classes from './issue.module.css';
import { issueTexts } from './issues.texts.ts';

const texts = issueTexts.assign;

/** Who of the secretariat deals with an issue, to be changed for oneself or a colleague. */
export function Assignee({ issue: { id, assignee, can } }: { issue: Issue }) {
  const { user } = useSession();
  const colleagues = useQuery({ ...colleaguesQuery, enabled: can.assign }).data?.items ?? [];
  const call = useCall('issues', issueRoutes.assign);
  const size = usePhone() ? 'md' : 'compact-sm';
  const name = assignee?.name ?? issueTexts.nobody;
  if (!can.assign) return name;
  const give = (uid: number | null) => () =>
    void call({ params: { id }, body: { uid } }).catch(() => snackbar(texts.failed, { tone: 'error' }));
  const actions = [
    { label: texts.me, icon: IconHandStop, onClick: give(user.id), of: user.id },
    ...colleagues.map((one) => ({ label: one.name, icon: IconUser, onClick: give(one.id), of: one.id })),
    { label: texts.nobody, icon: IconUserOff, onClick: give(null), of: null },
  ].filter(({ of }) => of !== (assignee?.id ?? null));
  return (
    <ActionMenu actions={actions}>
      <Button
        variant="light"
        size={size}
        classNames={{ root: classes.assignee, label: classes.assigneeName }}
        aria-label={texts.change(name)}
      >
        {name}
      </Button>
    </ActionMenu>
  );
}
