import { Input } from '@mantine/core';
import type { ReactNode } from 'react';
import { splitFrame, type FieldProps, type WrapperMarks } from '../field-props.ts';

interface PickedFileFrameProps extends FieldProps {
  id: string;
  wrapperProps?: WrapperMarks | undefined;
  children: ReactNode;
}

/** Label, help and error around a control that picks a file: a group of buttons, not an input. */
export function PickedFileFrame({ id, wrapperProps, children, ...props }: PickedFileFrameProps) {
  const { frame, rest } = splitFrame(props);
  return (
    <Input.Wrapper
      {...wrapperProps}
      {...frame}
      id={id}
      labelElement="div"
      description={rest.description}
      error={rest.error}
    >
      {children}
    </Input.Wrapper>
  );
}
