import { MaskInput } from '@mantine/core';
import { formatAccountNumber } from '#shared/lib/format.ts';
import { splitFrame, type ControlProps } from '../field-props.ts';
import { bindControl } from '../bind-control.tsx';

export type AccountControlProps = ControlProps<string>;

/** A Polish account number (NRB), shown in groups. The value is its digits alone. */
export function AccountControl(props: AccountControlProps) {
  const { frame, inputProps, rest } = splitFrame(props);
  const { value, onChange, ...others } = rest;
  return (
    <MaskInput
      {...others}
      {...frame}
      {...inputProps}
      mask="99 9999 9999 9999 9999 9999 9999"
      slotChar={null}
      showMaskOnFocus={false}
      value={formatAccountNumber(value)}
      onChangeRaw={onChange}
      onChange={ignoreChange}
      inputMode="numeric"
      autoComplete="off"
      className="tabular-nums"
    />
  );
}

export const AccountField = bindControl(AccountControl, '');

/** React requires a handler beside a value; the digits arrive through `onChangeRaw`. */
function ignoreChange() {}
