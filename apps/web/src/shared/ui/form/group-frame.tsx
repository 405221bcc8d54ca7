import { Input } from '@mantine/core';
import type { ReactNode } from 'react';
import { splitFrame, type FieldProps, type WrapperMarks } from './field-props.ts';

interface GroupFrameProps extends FieldProps {
  className?: string | undefined;
  wrapperProps?: WrapperMarks | undefined;
  children: ReactNode;
}

/** Label, help and error around several controls that make one field. */
export function GroupFrame({ className, wrapperProps, children, ...props }: GroupFrameProps) {
  const { frame, rest } = splitFrame(props);
  return (
    <Input.Wrapper
      {...wrapperProps}
      {...frame}
      {...(rest.id !== undefined && { id: rest.id })}
      {...(className !== undefined && { className })}
      labelElement="div"
      description={rest.description}
      error={rest.error}
    >
      {children}
    </Input.Wrapper>
  );
}
