import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Held } from '../saving/held.tsx';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { AccountControl } from './account-field.tsx';
import { PasswordControl } from './password-field.tsx';
import { ReadOnlyValue } from '../read-only-value.tsx';
import { TextControl } from './text-control.tsx';
import { TextareaControl } from './textarea-control.tsx';
import { TimeControl } from '../dates/time-field.tsx';

test('a required field says so without being called invalid', () => {
  renderInKit(<TextControl label="Nazwa" value="" onChange={() => {}} required />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nazwa' });
  expect(box.getAttribute('aria-required')).toBe('true');
  expect(box.required).toBe(false);
});

test('a filter has its label in words for screen readers alone', () => {
  renderInKit(<TextControl label="Szukaj" labelHidden value="" onChange={() => {}} />);
  expect(screen.getByRole('textbox', { name: 'Szukaj' })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText('Szukaj')).toBeNull();
});

test('the eye shows and hides the password', async () => {
  const { user } = renderInKit(
    <PasswordControl label="Hasło" value="sekret" onChange={() => {}} autoComplete="current-password" />,
  );
  const box = screen.getByLabelText<HTMLInputElement>('Hasło');
  expect(box.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Pokaż hasło' }));
  expect(box.type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Ukryj hasło' }));
  expect(box.type).toBe('password');
});

test.each([
  ['', 'Nieobowiązkowy. Pozostało 5 znaków.'],
  ['ab', 'Nieobowiązkowy. Pozostały 3 znaki.'],
  ['abcd', 'Nieobowiązkowy. Pozostał 1 znak.'],
  ['abcdefg', 'Nieobowiązkowy. O 2 znaki za dużo.'],
])('the counter under "%s" says "%s"', (value, text) => {
  renderInKit(
    <TextareaControl
      label="Komentarz"
      description="Nieobowiązkowy."
      value={value}
      onChange={() => {}}
      limit={5}
    />,
  );
  expect(screen.getByText(text)).toBeInstanceOf(HTMLElement);
});

test('an account number is grouped while its value is digits alone', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const { user } = renderInKit(
    <Held initial="" onChange={onChange}>
      {(value, change) => <AccountControl label="Numer rachunku" value={value} onChange={change} />}
    </Held>,
  );
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Numer rachunku' });
  await user.type(box, '61109010140000071219812874');
  expect(box.value).toBe('61 1090 1014 0000 0712 1981 2874');
  expect(onChange).toHaveBeenLastCalledWith('61109010140000071219812874');
});

test('a time is typed on the 24-hour clock and stepped by its minutes', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const { user } = renderInKit(
    <Held initial="09:15" onChange={onChange}>
      {(value, change) => <TimeControl label="Początek" value={value} onChange={change} step={15} />}
    </Held>,
  );
  await user.click(screen.getByRole('spinbutton', { name: 'Początek: minuty' }));
  await user.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith('09:30');
  await user.click(screen.getByRole('spinbutton', { name: 'Początek: godzina' }));
  await user.keyboard('18');
  expect(onChange).toHaveBeenLastCalledWith('18:30');
});

test('a value to read can be reached but not changed', async () => {
  const { user } = renderInKit(<ReadOnlyValue label="Stawka za km" value="0,89 zł" />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Stawka za km' });
  await user.type(box, '5');
  expect(document.activeElement).toBe(box);
  expect(box.value).toBe('0,89 zł');
});
