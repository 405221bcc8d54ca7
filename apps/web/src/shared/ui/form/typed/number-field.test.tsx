import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Held } from '../saving/held.tsx';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { NumberControl } from './number-field.tsx';

const box = () => screen.getByRole<HTMLInputElement>('textbox');

function renderNumber(initial: number | null) {
  const onChange = vi.fn<(value: number | null) => void>();
  const view = renderInKit(
    <Held initial={initial} onChange={onChange}>
      {(value, change) => (
        <NumberControl label="Liczba godzin" value={value} onChange={change} step={0.5} min={0.5} max={24} />
      )}
    </Held>,
  );
  return { ...view, onChange };
}

test.each([
  ['6,5', 6.5, '6,5'],
  ['6.5', 6.5, '6,5'],
  ['12', 12, '12'],
  ['1250,25', 1250.25, '1\u00A0250,25'],
  ['2,50', 2.5, '2,50'],
])('typing %s gives %d and shows %s', async (typed, value, shown) => {
  const { user, onChange } = renderNumber(null);
  await user.type(box(), typed);
  expect(onChange).toHaveBeenLastCalledWith(value);
  expect(box().value).toBe(shown);
});

test('an emptied field has no value', async () => {
  const { user, onChange } = renderNumber(4);
  await user.clear(box());
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('letters are not taken, a number out of bounds is left to the schema', async () => {
  const { user, onChange } = renderNumber(null);
  await user.type(box(), 'a99');
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith(99);
  expect(box().value).toBe('99');
});

test('arrows step within the bounds', async () => {
  const { user, onChange } = renderNumber(23.5);
  await user.click(box());
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith(24);
});

test('a value set from outside replaces what was typed', async () => {
  const { user } = renderInKit(
    <Held<number | null> initial={1.5}>
      {(value, change) => (
        <>
          <NumberControl label="Liczba godzin" value={value} onChange={change} />
          <button onClick={() => change(8)}>cały dzień</button>
        </>
      )}
    </Held>,
  );
  await user.type(box(), '2');
  expect(box().value).toBe('1,52');
  await user.click(screen.getByRole('button', { name: 'cały dzień' }));
  expect(box().value).toBe('8');
});

test('a pasted dot is a decimal separator too', async () => {
  const { user, onChange } = renderNumber(null);
  await user.click(box());
  await user.paste('12.5');
  expect(onChange).toHaveBeenLastCalledWith(12.5);
  expect(box().value).toBe('12,5');
});
