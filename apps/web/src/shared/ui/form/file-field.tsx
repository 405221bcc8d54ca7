import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { IconFile, IconTrash, IconUpload } from '@tabler/icons-react';
import { useId, useRef, type Ref } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { BoundProps, ControlProps } from './field-props.ts';
import classes from './file-field.module.css';
import { formatFileSize, type FileRules } from './file-rules.ts';
import { formTexts } from './form.texts.ts';
import { PickedFileFrame } from './picked-file-frame.tsx';
import { useBound, type Binding } from './use-bound.ts';
import { usePickedFile } from './use-picked-file.ts';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';

export interface FileControlProps extends ControlProps<File | null, HTMLButtonElement> {
  rules: FileRules;
}

/** One file, chosen with a button or dropped; a file against the rules is refused with the caller's words. */
export function FileControl({ rules, ref, onBlur, ...props }: FileControlProps) {
  const { value, onChange, disabled = false, readOnly = false, ...frame } = props;
  const { refusal, take } = usePickedFile({ rules, onChange, onBlur });
  const id = useId();
  const error = refusal ?? props.error;
  return (
    <PickedFileFrame {...frame} id={id} error={error}>
      {!readOnly && (
        <DropZone
          endings={rules.endings}
          invalid={error !== undefined}
          disabled={disabled}
          onFile={take}
          buttonRef={ref}
          label={props.label}
          describedBy={`${id}-error ${id}-description`}
        />
      )}
      {value && <ChosenFile file={value} onRemove={disabled || readOnly ? undefined : () => take(null)} />}
    </PickedFileFrame>
  );
}

export function FileField<Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: Binding<Values, File, Output> & BoundProps<FileControlProps>) {
  return <FileControl {...props} {...useBound<Values, File | null, Output>({ control, name }, null)} />;
}

interface DropZoneProps {
  endings: readonly string[];
  invalid: boolean;
  disabled: boolean;
  onFile: (file: File) => void;
  buttonRef: Ref<HTMLButtonElement> | undefined;
  label: string;
  describedBy: string;
}

function DropZone({ endings, invalid, disabled, onFile, buttonRef, label, describedBy }: DropZoneProps) {
  const open = useRef<() => void>(null);
  return (
    <Dropzone
      className={classes['zone'] ?? ''}
      mod={{ invalid }}
      onDrop={(files) => files[0] && onFile(files[0])}
      openRef={open}
      multiple={false}
      disabled={disabled}
      // Mouse and keyboard use the button inside.
      activateOnClick={false}
      activateOnKeyboard={false}
      tabIndex={-1}
      enablePointerEvents
      inputProps={{ accept: endings.join(','), 'aria-hidden': true }}
    >
      <div className={classes['inner']}>
        <Button
          ref={buttonRef}
          aria-label={`${label}: ${formTexts.chooseFile}`}
          aria-describedby={describedBy}
          variant="default"
          leftSection={<Icon of={IconUpload} size={iconSizes.small} />}
          disabled={disabled}
          onClick={() => open.current?.()}
        >
          {formTexts.chooseFile}
        </Button>
        <span className={classes['hint']}>{formTexts.dropFile}</span>
      </div>
    </Dropzone>
  );
}

function ChosenFile({ file, onRemove }: { file: File; onRemove: (() => void) | undefined }) {
  return (
    <output className={classes['file']}>
      <Icon of={IconFile} size={19} />
      <span className={classes['name']}>{file.name}</span>
      <span className={classes['hint']}>{formatFileSize(file.size)}</span>
      {onRemove && (
        <Tooltip label={formTexts.removeFile(file.name)}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={formTexts.removeFile(file.name)}
            onClick={onRemove}
          >
            <Icon of={IconTrash} />
          </ActionIcon>
        </Tooltip>
      )}
    </output>
  );
}
