import type { FieldValues } from 'react-hook-form';
import { hostChoicesQuery } from '#data/talk/online-meetings.ts';
import type { Choice } from '#shared/ui/form/choices/choice.ts';
import { SearchedControl, type SearchedControlProps } from '#shared/ui/form/searched-control.tsx';
import type { BoundProps } from '#shared/ui/form/field-props.ts';
import { useBound, type Binding } from '#shared/ui/form/use-bound.ts';
import { onlineMeetingsTexts as texts } from './online-meetings.texts.ts';

interface Known {
  /** Names the host that a meeting has. */
  known?: Choice<number> | undefined;
}

/** Who leads the meeting; nobody is the secretariat. */
export function HostField<Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: Binding<Values, number, Output> & BoundProps<SearchedControlProps<number>> & Known) {
  return (
    <SearchedControl
      placeholder={texts.office}
      clearable
      {...props}
      {...useBound<Values, number | null, Output>({ control, name }, null)}
      choicesQuery={hostChoicesQuery}
    />
  );
}
