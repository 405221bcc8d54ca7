import { Button, Loader } from '@mantine/core';
import { IconFile, IconTrash, IconUpload } from '@tabler/icons-react';
import { useRef, type Ref } from 'react';
import { QuietAction } from '#shared/ui/page/quiet-action.tsx';
import { DropArea } from './drop-area.tsx';
import classes from './file-field.module.css';
import { formatFileSize } from './file-rules.ts';
import { formTexts } from '../form.texts.ts';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';

interface DropZoneProps {
  endings: readonly string[];
  invalid: boolean;
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
  several?: boolean;
  buttonRef: Ref<HTMLButtonElement> | undefined;
  label: string;
  describedBy: string;
}

/** Files are dropped here or chosen with the button. */
export function DropZone(props: DropZoneProps) {
  const { endings, invalid, disabled, onFiles, buttonRef, label, describedBy, several = false } = props;
  const open = useRef<() => void>(null);
  const choose = several ? formTexts.chooseFiles : formTexts.chooseFile;
  return (
    <DropArea chooseRef={open} {...{ endings, onFiles, several, disabled, invalid }}>
      <div className={classes.inner}>
        <Button
          ref={buttonRef}
          aria-label={`${label}: ${choose}`}
          aria-describedby={describedBy}
          variant="default"
          leftSection={<Icon of={IconUpload} size={iconSizes.small} />}
          disabled={disabled}
          onClick={() => open.current?.()}
        >
          {choose}
        </Button>
        <span className={classes.hint}>{several ? formTexts.dropFiles : formTexts.dropFile}</span>
      </div>
    </DropArea>
  );
}

interface ChosenFileProps {
  file: { readonly name: string; readonly size?: number };
  /** Says that the file is on its way, in place of its name. */
  waiting?: string | undefined;
  onRemove: (() => void) | undefined;
}

export function ChosenFile({ file, waiting, onRemove }: ChosenFileProps) {
  return (
    <output className={classes.file}>
      {waiting === undefined ? <Icon of={IconFile} size={19} /> : <Loader size={18} />}
      <span className={classes.name}>{waiting ?? file.name}</span>
      {file.size !== undefined && <span className={classes.hint}>{formatFileSize(file.size)}</span>}
      {onRemove && (
        <QuietAction icon={IconTrash} label={formTexts.removeFile(file.name)} size={28} onClick={onRemove} />
      )}
    </output>
  );
}
