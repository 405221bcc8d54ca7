import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { CallError } from '#shared/api/call-error.ts';
import { onEndedSession } from '#shared/api/ended-session.ts';
import { isAnythingUnsaved } from '#shared/lib/unsaved.ts';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { Form } from './form.tsx';
import { RadioField } from './choices/radio-field.tsx';
import { SubmitButton } from './saving/submit-button.tsx';
import { TextField } from './typed/text-field.tsx';
import { TextareaField } from './typed/textarea-field.tsx';
import { useZodForm } from './use-zod-form.ts';

const place = z.object({
  kind: z.enum(['own', 'hired'], { error: 'Podanie rodzaju jest konieczne' }),
  name: z.string().min(1, 'Podanie placówki jest wymagane').max(10),
  address: z.object({ city: z.string().trim().min(1, 'Podanie miejscowości jest wymagane') }),
});
type Place = z.output<typeof place>;

interface SampleProps {
  onSubmit: (values: Place) => Promise<void>;
  onInvalid?: (errors: object) => void;
}

function Sample(props: SampleProps) {
  const form = useZodForm(place, { kind: 'own', name: '', address: { city: '' } });
  return (
    <Form form={form} {...props}>
      <RadioField
        control={form.control}
        name="kind"
        label="Rodzaj"
        choices={[
          { value: 'own', label: 'Własna' },
          { value: 'hired', label: 'Wynajęta' },
        ]}
      />
      <TextField control={form.control} name="name" label="Nazwa" required />
      <TextField control={form.control} name="address.city" label="Miejscowość" required />
      <SubmitButton>Dodaj placówkę</SubmitButton>
    </Form>
  );
}

/** Refuses a name that it has no field for. */
function Narrow() {
  const form = useZodForm(z.strictObject({ note: z.string() }), { note: '', rate: 1 } as { note: string });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <TextField control={form.control} name="note" label="Notatka" />
      <SubmitButton>Zapisz</SubmitButton>
    </Form>
  );
}

/** Unlike a text field, a text area lets one type on and says by how much it is too long. */
function Note() {
  const form = useZodForm(z.object({ note: z.string().max(10) }), { note: '' });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <TextareaField control={form.control} name="note" label="Notatka" />
    </Form>
  );
}

const never: SampleProps['onSubmit'] = () => Promise.reject(new Error('must not be sent'));

const button = () => screen.getByRole('button', { name: 'Dodaj placówkę' });
const field = (name: string) => screen.getByRole('textbox', { name });

const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(/\s+/u)
    .map((id) => document.querySelector(`#${id}`)?.textContent);

async function fillIn({ user }: ReturnType<typeof renderInKit>) {
  await user.type(field('Nazwa'), 'Łódź 1');
  await user.type(field('Miejscowość'), ' Łódź ');
}

test('a field complains only after it was left', async () => {
  const { user } = renderInKit(<Sample onSubmit={never} />);
  await user.click(field('Nazwa'));
  expect(screen.queryByText('Podanie placówki jest wymagane')).toBeNull();
  await user.tab();
  expect(await screen.findByText('Podanie placówki jest wymagane')).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText('Podanie miejscowości jest wymagane')).toBeNull();
});

test('a field left by a press on another complains when the press is over, so that nothing moves meanwhile', async () => {
  const { user } = renderInKit(<Sample onSubmit={never} />);
  await user.click(field('Nazwa'));
  await user.pointer({ keys: '[MouseLeft>]', target: field('Miejscowość') });
  expect(document.activeElement).toBe(field('Miejscowość'));
  // Waits one turn on purpose: a validated field would show its error by then.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByText('Podanie placówki jest wymagane')).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]' });
  expect(await screen.findByText('Podanie placówki jest wymagane')).toBeInstanceOf(HTMLElement);
});

test('pressing the button shows all errors and moves focus to the first', async () => {
  const onSubmit = vi.fn<SampleProps['onSubmit']>();
  const { user } = renderInKit(<Sample onSubmit={onSubmit} />);
  await user.click(button());
  expect(await screen.findByText('Podanie placówki jest wymagane')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('Podanie miejscowości jest wymagane')).toBeInstanceOf(HTMLElement);
  await waitFor(() => expect(document.activeElement).toBe(field('Nazwa')));
  expect(field('Nazwa').getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(field('Nazwa'))).toContain('Podanie placówki jest wymagane');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a long form can take the focus elsewhere', async () => {
  const onInvalid = vi.fn<(errors: object) => void>();
  const { user } = renderInKit(<Sample onSubmit={never} onInvalid={onInvalid} />);
  await user.click(button());
  await waitFor(() => expect(onInvalid).toHaveBeenCalledOnce());
  expect(Object.keys(onInvalid.mock.calls[0]?.[0] ?? {})).toEqual(['name', 'address']);
  expect(document.activeElement).toBe(button());
});

test('rules without words of their own are told in Polish', async () => {
  const { user } = renderInKit(<Note />);
  await user.type(field('Notatka'), 'Ośrodek w Białymstoku');
  await user.tab();
  expect(await screen.findByText('Najwyżej 10 znaków')).toBeInstanceOf(HTMLElement);
});

test('valid values are sent as the schema gives them', async () => {
  const onSubmit = vi.fn<SampleProps['onSubmit']>().mockResolvedValue();
  const view = renderInKit(<Sample onSubmit={onSubmit} />);
  await fillIn(view);
  await view.user.click(screen.getByRole('radio', { name: 'Wynajęta' }));
  await view.user.click(button());
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      kind: 'hired',
      name: 'Łódź 1',
      address: { city: 'Łódź' },
    }),
  );
});

test('a second press while the first is under way sends nothing', async () => {
  let finish = () => {};
  const onSubmit = vi.fn<SampleProps['onSubmit']>(() => new Promise<void>((resolve) => (finish = resolve)));
  const view = renderInKit(<Sample onSubmit={onSubmit} />);
  await fillIn(view);
  await view.user.click(button());
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
  await view.user.click(button());
  await view.user.type(field('Nazwa'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  finish();
  await waitFor(() => expect(button().hasAttribute('aria-busy')).toBe(false));
});

test('field errors of the server stand at their fields, the data stays', async () => {
  const refusal = new CallError({
    status: 409,
    code: 'record/duplicate',
    message: 'Taki wpis już istnieje.',
    fields: [
      { path: 'address.city', message: 'W tym mieście jest już placówka' },
      { path: 'version', message: 'Brak wersji.' },
    ],
  });
  const view = renderInKit(<Sample onSubmit={() => Promise.reject(refusal)} />);
  await fillIn(view);
  await view.user.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe('Taki wpis już istnieje. Brak wersji.');
  expect(screen.getByText('W tym mieście jest już placówka')).toBeInstanceOf(HTMLElement);
  await waitFor(() => expect(document.activeElement).toBe(field('Miejscowość')));
  expect(field('Nazwa')).toHaveProperty('value', 'Łódź 1');

  await view.user.type(field('Miejscowość'), 'ź');
  await waitFor(() => expect(screen.queryByText('W tym mieście jest już placówka')).toBeNull());
});

test('an ended session is told with the way to the login, and the data stays', async () => {
  const ended = new CallError({ status: 401, code: 'auth/no-session', message: 'Twoja sesja wygasła.' });
  const pages: string[] = [];
  const stop = onEndedSession((page) => pages.push(page));
  const view = renderInKit(<Sample onSubmit={() => Promise.reject(ended)} />);
  await fillIn(view);
  expect(isAnythingUnsaved()).toBe(true);
  await view.user.click(button());
  expect((await screen.findByRole('alert')).textContent).toContain('Twoja sesja wygasła.');
  expect(field('Nazwa')).toHaveProperty('value', 'Łódź 1');
  expect(pages).toEqual([]);
  await view.user.click(screen.getByRole('button', { name: 'Zaloguj się ponownie' }));
  expect(pages).toEqual(['/']);
  stop();
});

test.each([
  ['our server', 'Przerwa techniczna'],
  ['a proxy', 'Przerwa techniczna. Spróbuj ponownie za chwilę.'],
])('an outage that %s tells is told with what to do, once', async (_, message) => {
  const outage = new CallError({ status: 503, code: 'server/unavailable', message });
  const onSubmit = vi.fn<SampleProps['onSubmit']>().mockRejectedValueOnce(outage).mockResolvedValue();
  const view = renderInKit(<Sample onSubmit={onSubmit} />);
  await fillIn(view);
  await view.user.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Przerwa techniczna. Wpisane dane są nadal w\u00a0formularzu. Spróbuj ponownie za chwilę.',
  );
  await view.user.click(button());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
});

test('a fault of ours is not shown in its own words, and the next try starts clean', async () => {
  const onSubmit = vi.fn<SampleProps['onSubmit']>().mockRejectedValueOnce(new TypeError('x is undefined'));
  const view = renderInKit(<Sample onSubmit={onSubmit} />);
  await fillIn(view);
  await view.user.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe('Nie udało się zapisać. Spróbuj ponownie.');
  expect(document.activeElement).toBe(button());

  await view.user.click(button());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('an error that has no field on the screen is said above the form', async () => {
  const { user } = renderInKit(<Narrow />);
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Nie udało się zapisać.');
});
