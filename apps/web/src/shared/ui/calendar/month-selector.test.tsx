import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { MonthSelector } from './month-selector.tsx';

function Demo({ start, wholeYear = false }: { start: string; wholeYear?: boolean }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <MonthSelector value={value} onChange={setValue} last="2025-10" wholeYear={wholeYear} />
      <output>{value}</output>
    </>
  );
}
const picker = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Miesiąc' });
const chosen = () => screen.getByRole('status').textContent;

test('arrows lead to the months beside and stop at the ends', async () => {
  const { user } = renderInKit(<Demo start="2025-09" />);
  await user.click(screen.getByRole('button', { name: 'Następny miesiąc' }));
  expect(chosen()).toBe('2025-10');
  const next = screen.getByRole('button', { name: 'Następny miesiąc' });
  expect(next.getAttribute('aria-disabled')).toBe('true');
  await user.click(next);
  expect(chosen()).toBe('2025-10');
  await user.click(screen.getByRole('button', { name: 'Poprzedni miesiąc' }));
  expect(chosen()).toBe('2025-09');
});

test('the picker lists the newest month first, down to February 2020', async () => {
  const { user } = renderInKit(<Demo start="2025-09" />);
  expect(picker().value).toBe('Wrzesień 2025');
  await user.click(picker());
  const options = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(options[0]?.textContent).toBe('Październik 2025');
  expect(options.at(-1)?.textContent).toBe('Luty 2020');
  expect(options).toHaveLength(69);
});

test('the keyboard chooses a month', async () => {
  const { user } = renderInKit(<Demo start="2025-10" />);
  picker().focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen()).toBe('2025-08');
});

test('a whole year can be chosen where that is meant', async () => {
  const { user } = renderInKit(<Demo start="2025-10" wholeYear />);
  await user.click(picker());
  await user.click(await screen.findByRole('option', { name: 'Cały rok 2024' }));
  expect(chosen()).toBe('2024');
  await user.click(screen.getByRole('button', { name: 'Następny rok' }));
  expect(chosen()).toBe('2025');
});
