import { ActionIcon } from '@mantine/core';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { Icon } from '#shared/ui/icon.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import { conversationTexts as texts } from './conversation.texts.ts';
import classes from './message-form.module.css';
import { fileEndings, type PickedFiles } from './use-files.ts';

/** What goes with the message, each to be taken away again. */
export function FilesOfMessage({ picked }: { picked: PickedFiles }) {
  const size = usePhone() ? 44 : 28;
  if (picked.files.length === 0) return null;
  return (
    <ul className={classes.picked} aria-label={texts.attachments}>
      {picked.files.map((file, place) => (
        // Two screenshots have one name.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${place} ${file.name}`}>
          <Icon of={IconPaperclip} size={16} />
          {file.name}
          <ActionIcon
            variant="subtle"
            color="gray"
            size={size}
            aria-label={texts.removeFile(file.name)}
            onClick={() => picked.drop(file)}
          >
            <Icon of={IconX} size={16} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}

export function FileButton({ onPick }: { onPick: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const phone = usePhone();
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={fileEndings.join(',')}
        onChange={(event) => {
          onPick([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <ActionIcon
        variant="default"
        size={phone ? 42 : 36}
        aria-label={texts.attach}
        onClick={() => input.current?.click()}
      >
        <Icon of={IconPaperclip} />
      </ActionIcon>
    </>
  );
}
