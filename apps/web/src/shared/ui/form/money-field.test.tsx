import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { Held } from './saving/held.tsx';
import { MoneyControl } from './typed/money-field.tsx';

const box = () => screen.getByRole<HTMLInputElement>('textbox');

const renderMoney = (initial: number | null = null) => {
  const onChange = vi.fn<(grosze: number | null) => void>();
  const view = renderInKit(
    <Held<number | null> initial={initial} onChange={onChange}>
      {(value, change) => <MoneyControl label="Kwota" value={value} onChange={change} />}
    </Held>,
  );
  return { ...view, onChange };
};

test.each([
  ['1,15', 115],
  ['0.29', 29],
  ['3000,5', 300_050],
  ['3.000,00', 300_000],
  ['-120', -12_000],
])('%s typed is %d grosze', async (typed, grosze) => {
  const { user, onChange } = renderMoney();
  await user.type(box(), typed);
  expect(onChange).toHaveBeenLastCalledWith(grosze);
  expect(box().value).toBe(typed);
});

test('a pasted amount is read as it was copied', async () => {
  const { user, onChange } = renderMoney();
  await user.click(box());
  await user.paste('1.234,50 zł');
  expect(onChange).toHaveBeenLastCalledWith(123_450);
});

test('an amount is shown with its grosze once it was left', async () => {
  const { user } = renderMoney();
  await user.type(box(), '12350');
  await user.tab();
  expect(box().value).toBe('12\u00A0350,00');
});

test('what cannot be read stays as it was typed and is no number', async () => {
  const { user, onChange } = renderMoney(330_000);
  await user.clear(box());
  await user.type(box(), '12a,5');
  await user.tab();
  expect(box().value).toBe('12a,5');
  expect(onChange).toHaveBeenLastCalledWith(Number.NaN);
});
