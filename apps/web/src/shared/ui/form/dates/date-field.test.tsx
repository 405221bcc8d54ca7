import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { dateString } from '@indeks/contract/common/dates';
import { Held } from '../saving/held.tsx';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { DateControl, DateField } from './date-field.tsx';
import { Form } from '../form.tsx';
import { SubmitButton } from '../saving/submit-button.tsx';
import { useZodForm } from '../use-zod-form.ts';

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Data' });

/** Not with Tab: in tests the calendar stands right behind its field instead of at the end of the page. */
const leave = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'dalej' }));

function renderDate(initial: string) {
  const onChange = vi.fn<(value: string) => void>();
  const view = renderInKit(
    <Held initial={initial} onChange={onChange}>
      {(value, change) => (
        <>
          <DateControl label="Data" value={value} onChange={change} min="2025-10-01" max="2025-10-31" />
          <button>dalej</button>
        </>
      )}
    </Held>,
  );
  return { ...view, onChange };
}

test('a date is shown as it is typed', () => {
  renderDate('2025-10-12');
  expect(box().value).toBe('12.10.2025');
});

test('typing gives the day as soon as it is complete', async () => {
  const { user, onChange } = renderDate('');
  await user.type(box(), '3.10.2025');
  expect(onChange).toHaveBeenLastCalledWith('2025-10-03');
  expect(box().value).toBe('3.10.2025');
  await leave(user);
  expect(box().value).toBe('03.10.2025');
});

test('a filter drops on leaving what is no date', async () => {
  const { user, onChange } = renderDate('2025-10-12');
  await user.type(box(), 'x');
  await leave(user);
  expect(onChange).not.toHaveBeenCalled();
  expect(box().value).toBe('12.10.2025');
});

test('focus alone opens nothing, a click opens the calendar', async () => {
  const { user } = renderDate('2025-10-12');
  await user.tab();
  expect(document.activeElement).toBe(box());
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(box());
  expect(await screen.findByRole('dialog')).toBeInstanceOf(HTMLElement);
  expect(box().getAttribute('aria-expanded')).toBe('true');
});

test('with the keyboard a day is picked and focus returns to the field', async () => {
  const { user, onChange } = renderDate('2025-10-12');
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('dialog');
  await user.keyboard('{ArrowDown}');
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('12 października 2025'),
  );
  await user.keyboard('{ArrowRight}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2025-10-13');
  expect(document.activeElement).toBe(box());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the calendar speaks Polish and keeps to the limits', async () => {
  const { user } = renderDate('2025-10-12');
  await user.click(box());
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'październik 2025' })).toBeInstanceOf(HTMLElement);
  expect(dialog.getByRole('button', { name: 'Poprzedni miesiąc' })).toHaveProperty('disabled', true);
  expect(dialog.getByRole('button', { name: 'Następny miesiąc' })).toHaveProperty('disabled', true);
  expect(dialog.getAllByRole('columnheader').map((day) => day.textContent)).toEqual([
    'Pn',
    'Wt',
    'Śr',
    'Cz',
    'Pt',
    'So',
    'Nd',
  ]);
});

test('Escape closes the calendar and only then the dialog around it', async () => {
  const onClose = vi.fn<() => void>();
  const { user } = renderInKit(
    <Dialog opened onClose={onClose} title="Nowy czas pracy">
      <DateControl label="Data" value="2025-10-12" onChange={() => {}} />
    </Dialog>,
  );
  await user.click(box());
  await screen.findByRole('dialog', { name: 'Data' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Data' })).toBeNull());

  await user.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('12 października 2025'),
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(box()));
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

function DateForm({ onSubmit }: { onSubmit: (values: { date: string }) => void }) {
  const form = useZodForm(z.object({ date: dateString }), { date: '' });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <DateField control={form.control} name="date" label="Data" />
      <SubmitButton>Zapisz</SubmitButton>
    </Form>
  );
}

test('in a form text that is no date stays and is explained', async () => {
  const onSubmit = vi.fn<(values: { date: string }) => void>();
  const { user } = renderInKit(<DateForm onSubmit={onSubmit} />);
  await user.type(box(), '31.02.2025');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Podaj datę w formacie DD.MM.RRRR')).toBeInstanceOf(HTMLElement);
  expect(box().value).toBe('31.02.2025');
  expect(onSubmit).not.toHaveBeenCalled();

  await user.clear(box());
  await user.type(box(), '28.02.2025');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ date: '2025-02-28' }));
});
