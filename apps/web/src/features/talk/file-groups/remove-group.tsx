import { fileGroupRoutes as routes } from '@indeks/contract/talk/file-groups/file-groups.routes';
import type { FileGroup } from '@indeks/contract/talk/file-groups/file-groups.schemas';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '#shared/api/use-call.ts';
import { ConfirmDelete } from '#shared/ui/dialog/confirm-delete.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import classes from './file-groups.module.css';
import { fileGroupsTexts as texts } from './file-groups.texts.ts';

interface RemoveGroupProps {
  group: FileGroup;
  onRemoved: () => void;
}

export function RemoveGroup({ group, onRemoved }: RemoveGroupProps) {
  const remove = useCall('file-groups', routes.removeMany);
  const [asked, setAsked] = useState(false);
  return (
    <div className={classes.removal}>
      <Button
        variant="subtle"
        color="red"
        leftSection={<Icon of={IconTrash} size={18} />}
        onClick={() => setAsked(true)}
      >
        {texts.removeGroup}
      </Button>
      <ConfirmDelete
        opened={asked}
        onClose={() => setAsked(false)}
        question={texts.removeGroupQuestion}
        consequence={texts.removeGroupConsequence(group.files.length)}
        items={[group.name]}
        confirmLabel={texts.removeGroupConfirm}
        onConfirm={async () => {
          await remove({ body: [group.id] });
          onRemoved();
        }}
      />
    </div>
  );
}
