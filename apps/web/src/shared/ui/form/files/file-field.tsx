import { useId } from 'react';
import type { ControlProps } from '../field-props.ts';
import { ChosenFile, DropZone } from './drop-zone.tsx';
import type { FileRules } from './file-rules.ts';
import { GroupFrame } from '../group-frame.tsx';
import { bindControl } from '../bind-control.tsx';
import { usePickedFile } from './use-picked-file.ts';

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
    <GroupFrame {...frame} id={id} error={error}>
      {!readOnly && (
        <DropZone
          endings={rules.endings}
          invalid={error !== undefined}
          disabled={disabled}
          onFiles={([file]) => file && take(file)}
          buttonRef={ref}
          label={props.label}
          describedBy={`${id}-error ${id}-description`}
        />
      )}
      {value && <ChosenFile file={value} onRemove={disabled || readOnly ? undefined : () => take(null)} />}
    </GroupFrame>
  );
}

export const FileField = bindControl(FileControl, null);
