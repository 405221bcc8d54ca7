import { Avatar, Button, FileButton } from '@mantine/core';
import { useId, type Ref } from 'react';
import classes from './avatar-field.module.css';
import type { ControlProps } from '../field-props.ts';
import type { FileRules } from './file-rules.ts';
import { formTexts } from '../form.texts.ts';
import { PhotoPreview } from './photo-preview.tsx';
import { GroupFrame } from '../group-frame.tsx';
import { bindControl } from '../bind-control.tsx';
import { usePickedFile } from './use-picked-file.ts';

export interface AvatarControlProps extends ControlProps<File | null, HTMLButtonElement> {
  /** The person whose photo it is; without a photo the initials are shown. */
  person: string;
  /** Address of the photo in force. */
  current?: string | undefined;
  rules: FileRules;
}

export const photoEndings = ['.png', '.jpg', '.jpeg', '.bmp'] as const;

/** A photo with its preview before it is sent. */
export function AvatarControl({ person, current, rules, ref, onBlur, ...props }: AvatarControlProps) {
  const { value, onChange, disabled = false, readOnly = false, ...frame } = props;
  const { refusal, take, refuse } = usePickedFile({ rules, onChange, onBlur });
  const id = useId();
  return (
    <GroupFrame {...frame} id={id} error={refusal ?? props.error}>
      <div className={classes.photo}>
        {value ? (
          <PhotoPreview file={value} onUnreadable={() => refuse(rules.messages.type)} />
        ) : (
          <Avatar src={current ?? null} name={person} size={100} color="brand" alt={person} />
        )}
        {!readOnly && (
          <PhotoButton
            label={props.label}
            replaces={value !== null || current !== undefined}
            endings={rules.endings}
            onPick={take}
            disabled={disabled}
            describedBy={`${id}-error ${id}-description`}
            ref={ref}
          />
        )}
        {!readOnly && value && (
          <Button variant="subtle" color="gray" onClick={() => take(null)} disabled={disabled}>
            {formTexts.removePhoto}
          </Button>
        )}
      </div>
    </GroupFrame>
  );
}

export const AvatarField = bindControl(AvatarControl, null);

interface PhotoButtonProps {
  label: string;
  replaces: boolean;
  endings: readonly string[];
  onPick: (file: File | null) => void;
  disabled: boolean;
  describedBy: string;
  ref: Ref<HTMLButtonElement> | undefined;
}

function PhotoButton({ label, replaces, endings, onPick, disabled, describedBy, ref }: PhotoButtonProps) {
  const verb = replaces ? formTexts.changePhoto : formTexts.choosePhoto;
  return (
    <FileButton onChange={onPick} accept={endings.join(',')} disabled={disabled}>
      {(open) => (
        <Button
          {...open}
          ref={ref}
          variant="default"
          disabled={disabled}
          aria-label={`${label}: ${verb}`}
          aria-describedby={describedBy}
        >
          {verb}
        </Button>
      )}
    </FileButton>
  );
}
