import { useId, useState } from 'react';
import { ChosenFile, DropZone } from './drop-zone.tsx';
import type { ControlProps } from '../field-props.ts';
import { nameRefused, readRefusal, type FileRules } from './file-rules.ts';
import { GroupFrame } from '../group-frame.tsx';
import { bindControl } from '../bind-control.tsx';

export interface FilesControlProps extends ControlProps<readonly File[], HTMLButtonElement> {
  rules: FileRules;
}

/** Several files, chosen with a button or dropped; those against the rules are named with the reason and left out. */
export function FilesControl({ rules, ref, onBlur, ...props }: FilesControlProps) {
  const { value, onChange, disabled = false, readOnly = false, ...frame } = props;
  const [refusal, setRefusal] = useState<string>();
  const id = useId();
  const error = refusal ?? props.error;
  const take = (files: readonly File[]) => {
    const judged = files.map((file) => ({ file, reason: readRefusal(file, rules) }));
    const refused = judged.flatMap(({ file, reason }) => (reason === undefined ? [] : [{ file, reason }]));
    setRefusal(explain(refused));
    const added = judged.filter(({ reason }) => reason === undefined).map(({ file }) => file);
    onChange([...value.filter((known) => !added.some((file) => file.name === known.name)), ...added]);
    onBlur?.();
  };
  return (
    <GroupFrame {...frame} id={id} error={error}>
      {!readOnly && (
        <DropZone
          endings={rules.endings}
          invalid={error !== undefined}
          disabled={disabled}
          onFiles={take}
          several
          buttonRef={ref}
          label={props.label}
          describedBy={`${id}-error ${id}-description`}
        />
      )}
      {value.map((file) => (
        <ChosenFile
          key={file.name}
          file={file}
          onRemove={disabled || readOnly ? undefined : () => onChange(value.filter((one) => one !== file))}
        />
      ))}
    </GroupFrame>
  );
}

const explain = (refused: readonly { file: File; reason: string }[]): string | undefined => {
  if (refused.length === 0) return undefined;
  return refused.map(({ file, reason }) => nameRefused(file, reason)).join(' ');
};

export const FilesField = bindControl(FilesControl, []);
