import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { EveryFieldForm } from './every-field-form.tsx';

type Values = Parameters<Parameters<typeof EveryFieldForm>[0]['onSubmit']>[0];

const save = () => screen.getByRole('button', { name: 'Zapisz wszystko' });

test('every field shows its error, the first one is focused', async () => {
  const { user } = renderInKit(<EveryFieldForm onSubmit={() => {}} />);
  await user.click(save());
  for (const message of [
    'To pole jest wymagane',
    'Numer rachunku ma 26 cyfr',
    'Podaj miesiąc w formacie RRRR-MM',
  ]) {
    expect(await screen.findByText(message)).toBeInstanceOf(HTMLElement);
  }
  for (const message of [
    'Podanie godziny jest wymagane',
    'Zaznacz co najmniej jeden dzień',
    'Zgoda jest wymagana',
    'Wybierz plik CSV',
  ]) {
    expect(screen.getByText(message)).toBeInstanceOf(HTMLElement);
  }
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Czesne' })));
});

test('every field hands on the value its schema asks for', async () => {
  const onSubmit = vi.fn<(values: Values) => void>();
  const { user, container } = renderInKit(<EveryFieldForm onSubmit={onSubmit} />);
  await user.type(screen.getByRole('textbox', { name: 'Czesne' }), '1800,50');
  await user.type(screen.getByRole('textbox', { name: 'Numer rachunku' }), '61109010140000071219812874');
  await user.click(screen.getByRole('button', { name: 'Miesiąc: Wybierz' }));
  await user.click(await screen.findByRole('button', { name: /^maj/u }));
  await user.type(screen.getByRole('spinbutton', { name: 'Początek: godzina' }), '0915');
  await user.click(screen.getByRole('checkbox', { name: 'niedziela' }));
  await user.click(screen.getByRole('checkbox', { name: 'piątek' }));
  await user.click(screen.getByRole('checkbox', { name: /^Zapoznałem/u }));
  const albums = new File(['a;1'], 'albumy.csv');
  const input = container.querySelector('input[type=file]');
  if (input) fireEvent.change(input, { target: { files: [albums] } });
  await screen.findByText('albumy.csv');

  await user.click(save());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
    tuition: 180_050,
    account: '61109010140000071219812874',
    month: expect.stringMatching(/^\d{4}-05$/u),
    start: '09:15',
    days: [5, 0],
    consent: true,
    albums: expect.objectContaining({ name: 'albumy.csv' }),
  });
});
