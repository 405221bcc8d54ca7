import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { Held } from '../saving/held.tsx';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { CheckboxSetControl } from './checkbox-set-field.tsx';
import { Form } from '../form.tsx';
import { MultiSelectField } from './multi-select-field.tsx';
import { SelectControl } from './select-control.tsx';
import { SubmitButton } from '../saving/submit-button.tsx';
import { FlagSwitchField } from './switch-field.tsx';
import { useZodForm } from '../use-zod-form.ts';

const places = [
  { value: 1, label: 'Łódź' },
  { value: 2, label: 'Gdańsk' },
  { value: 3, label: 'Łowicz' },
];

function renderSelect(searchable: boolean) {
  const onChange = vi.fn<(value: number | null) => void>();
  const view = renderInKit(
    <Held<number | null> initial={null} onChange={onChange}>
      {(value, change) => (
        <SelectControl
          label="Placówka"
          choices={places}
          value={value}
          onChange={change}
          searchable={searchable}
        />
      )}
    </Held>,
  );
  return { ...view, onChange };
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('a select opens on a click or an arrow key, not on focus', async () => {
  const { user, onChange } = renderSelect(false);
  await user.tab();
  expect(options()).toEqual([]);
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(options()).toEqual(['Łódź', 'Gdańsk', 'Łowicz']));
  const box = screen.getByRole('combobox', { name: 'Placówka' });
  await waitFor(() => expect(box.getAttribute('aria-expanded')).toBe('true'));
  expect(box.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(places.map((place) => place.value)).toContain(onChange.mock.calls[0]?.[0]);
});

test('searching ignores case and diacritics, ł included', async () => {
  const { user, onChange } = renderSelect(true);
  await user.tab();
  expect(options()).toEqual([]);
  await user.keyboard('LO');
  await waitFor(() => expect(options()).toEqual(['Łódź', 'Łowicz']));
  await user.keyboard('xyz');
  expect(await screen.findByText('Nic nie znaleziono')).toBeInstanceOf(HTMLElement);
  await user.clear(screen.getByRole('combobox', { name: 'Placówka' }));
  await user.click(await screen.findByRole('option', { name: 'Łowicz' }));
  expect(onChange).toHaveBeenLastCalledWith(3);
});

const place = z.object({
  coordinators: z.array(z.number()).min(1, 'Podanie koordynatora jest wymagane'),
  active: z.union([z.literal(0), z.literal(1)]),
});

function PlaceForm({ onSubmit }: { onSubmit: (values: z.output<typeof place>) => void }) {
  const form = useZodForm(place, { coordinators: [], active: 1 });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <MultiSelectField
        control={form.control}
        name="coordinators"
        label="Koordynatorzy"
        choices={places}
        required
      />
      <FlagSwitchField control={form.control} name="active" label="Aktywny" />
      <SubmitButton>Zapisz</SubmitButton>
    </Form>
  );
}

test('lists of numbers and flags travel as the contract has them', async () => {
  const onSubmit = vi.fn<(values: z.output<typeof place>) => void>();
  const { user } = renderInKit(<PlaceForm onSubmit={onSubmit} />);
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Podanie koordynatora jest wymagane')).toBeInstanceOf(HTMLElement);
  const box = screen.getByRole('combobox', { name: 'Koordynatorzy' });
  await waitFor(() => expect(document.activeElement).toBe(box));

  await user.click(box);
  await user.click(await screen.findByRole('option', { name: 'Łowicz' }));
  await user.click(await screen.findByRole('option', { name: 'Gdańsk' }));
  await user.click(screen.getByRole('switch', { name: 'Aktywny' }));
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ coordinators: [3, 2], active: 0 }));
});

function renderSet(readOnly = false) {
  const onChange = vi.fn<(value: number[]) => void>();
  const view = renderInKit(
    <Held initial={[3]} onChange={onChange}>
      {(value, change) => (
        <CheckboxSetControl
          label="Placówki"
          choices={places}
          value={value}
          onChange={change}
          readOnly={readOnly}
          reveal={(chosen) => <span>więcej o {chosen}</span>}
        />
      )}
    </Held>,
  );
  return { ...view, onChange };
}

test('a set keeps the order of its list and reveals what belongs to a choice', async () => {
  const { user, onChange } = renderSet();
  expect(screen.getByRole('group', { name: 'Placówki' })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText('więcej o 1')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Łódź' }));
  expect(onChange).toHaveBeenLastCalledWith([1, 3]);
  expect(screen.getByText('więcej o 1')).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole('checkbox', { name: 'Łowicz' }));
  expect(onChange).toHaveBeenLastCalledWith([1]);
});

test('a read-only set stays as it is', async () => {
  const { user, onChange } = renderSet(true);
  await user.click(screen.getByRole('checkbox', { name: 'Łódź' }));
  expect(onChange).not.toHaveBeenCalled();
});
