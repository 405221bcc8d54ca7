import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import type { ReactNode, RefObject } from 'react';
import classes from './drop-area.module.css';

interface DropAreaProps {
  /** In place of the dashed frame of the kit. */
  className?: string | undefined;
  endings: readonly string[];
  onFiles: (files: readonly File[]) => void;
  several?: boolean;
  disabled?: boolean;
  invalid?: boolean;
  /** Asks for files; called by a button inside, which mouse and keyboard use instead of the area. */
  chooseRef: RefObject<(() => void) | null>;
  children: ReactNode;
}

/** Files are dropped here, or chosen with the button inside. */
export function DropArea(props: DropAreaProps) {
  const {
    className = classes.area,
    endings,
    onFiles,
    several = false,
    disabled = false,
    invalid = false,
  } = props;
  return (
    <Dropzone
      className={className}
      mod={{ invalid }}
      onDrop={onFiles}
      openRef={props.chooseRef}
      multiple={several}
      disabled={disabled}
      activateOnClick={false}
      activateOnKeyboard={false}
      tabIndex={-1}
      enablePointerEvents
      inputProps={{ accept: endings.join(','), 'aria-hidden': true }}
    >
      {props.children}
    </Dropzone>
  );
}
