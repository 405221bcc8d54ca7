import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#shared/api/query-client.ts';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { Held } from '#shared/ui/form/saving/held.tsx';
import { PersonControl, PersonField } from '#parts/identity/people/person-field.tsx';
import { PlaceControl } from '#parts/provider/places/place-control.tsx';
import { PlaceField } from '#parts/provider/places/place-field.tsx';
import { CourseControl } from './course-control.tsx';
import { CourseField } from './course-field.tsx';
import { SemesterControl, SemestersControl } from './semester-control.tsx';
import { SemesterField } from './semester-field.tsx';

let server: Loopback;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:00+01:00') });
  server = await loopback(({ url }) => ({ body: answers[url.split('?')[0] ?? ''] ?? {} }));
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

const named = (id: number, name: string) => ({ id, name, listed_name: name, user_role: 0, mba: false });
const answers: Record<string, unknown> = {
  '/api/courses/choices': { items: [named(1, 'Logopedia'), named(2, 'Mediacje')] },
  '/api/places': { items: [named(1, 'Łódź'), named(2, 'Kraków')], total: 2, capped: false },
  '/api/places/user': { items: [{ ...named(3, 'Opole'), active: 0 }] },
  '/api/users/choices': { items: [named(6, 'Bąk Ewa'), named(7, 'Żak Ewa')] },
  '/api/users/8': named(8, 'Lis Jan'),
};

interface Values {
  course: number | null;
  place: number | null;
  person: number | null;
  semester: string | null;
}
const nothing: Values = { course: null, place: null, person: null, semester: null };
const onChange = vi.fn<(values: Values) => void>();

function Fields({ values }: { values: Values }) {
  const { control } = useForm<Values>({ defaultValues: values });
  const current = useWatch({ control });
  useEffect(() => onChange({ ...nothing, ...current }), [current]);
  const kept = { value: 9, label: 'Zamknięty' };
  return (
    <>
      <CourseField control={control} name="course" kept={kept} />
      <PlaceField control={control} name="place" label="Gdzie" />
      <PersonField control={control} name="person" label="Kto" type="przedmiot" clearable />
      <SemesterField control={control} name="semester" />
    </>
  );
}
const show = (values: Partial<Values> = {}) =>
  renderInKit(
    <QueryClientProvider client={createQueryClient()}>
      <Fields values={{ ...nothing, ...values }} />
    </QueryClientProvider>,
  );
const field = (name: string) => screen.getByRole('combobox', { name });
const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
const chosen = () => onChange.mock.lastCall?.[0];

test('a course is one of the active ones; what the record has stays a choice', async () => {
  const { user } = show({ course: 9 });
  expect(field('Kierunek')).toHaveProperty('value', 'Zamknięty');
  await waitFor(() => expect(server.received.some(({ url }) => url === '/api/courses/choices')).toBe(true));
  await user.clear(field('Kierunek'));
  await waitFor(async () => expect(await options()).toEqual(['Zamknięty', 'Logopedia', 'Mediacje']));
  await user.click(screen.getByRole('option', { name: 'Mediacje' }));
  expect(chosen()?.course).toBe(2);
});

test('a place is one of the active ones, found without diacritics', async () => {
  const { user } = show();
  await user.type(field('Gdzie'), 'lodz');
  await user.click(await screen.findByRole('option', { name: 'Łódź' }));
  expect(chosen()?.place).toBe(1);
  expect(server.received.find(({ url }) => url.startsWith('/api/places'))?.url).toContain('active=1');
});

test('a filter also offers places that are no longer in use, of everybody or one’s own', async () => {
  renderInKit(
    <QueryClientProvider client={createQueryClient()}>
      <PlaceControl label="Wszędzie" closed value={2} onChange={vi.fn<() => void>()} />
      <PlaceControl label="U mnie" own closed value={3} onChange={vi.fn<() => void>()} />
      <PlaceControl label="Do wyboru" own value={3} onChange={vi.fn<() => void>()} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(field('Wszędzie')).toHaveProperty('value', 'Kraków'));
  expect(server.received.find(({ url }) => url.startsWith('/api/places?'))?.url).toBeUndefined();
  await waitFor(() => expect(field('U mnie')).toHaveProperty('value', 'Opole'));
  expect(field('Do wyboru')).toHaveProperty('value', '');
});

test('a person is found by what is typed, and asked for by name only when nobody knows it', async () => {
  const { user } = show({ person: 8 });
  await waitFor(() => expect(field('Kto')).toHaveProperty('value', 'Lis Jan'));
  expect(server.received.filter(({ url }) => url.includes('search='))).toEqual([]);
  await user.clear(field('Kto'));
  await user.type(field('Kto'), 'zak');
  await waitFor(() => expect(server.received.some(({ url }) => url.includes('search=zak'))).toBe(true));
  await user.click(await screen.findByRole('option', { name: 'Żak Ewa' }));
  expect(chosen()?.person).toBe(7);
});

test('until the server has answered, only the known people who fit what is typed can be chosen', async () => {
  const { user } = show();
  await user.click(field('Kto'));
  expect(await options()).toEqual(['Bąk Ewa', 'Żak Ewa']);
  await user.type(field('Kto'), 'ewa za');
  expect(server.received.filter(({ url }) => url.includes('search='))).toEqual([]);
  expect(await options()).toEqual(['Żak Ewa']);
});

test('a semester is chosen from the newest to the first', async () => {
  const { user } = show();
  await user.click(field('Semestr'));
  const offered = await options();
  expect(offered.slice(0, 2)).toEqual(['marzec 2027', 'październik 2026']);
  expect(offered.at(-1)).toBe('październik 2020');
  await user.click(screen.getByRole('option', { name: 'październik 2026' }));
  expect(chosen()?.semester).toBe('2026-10-01');
});

test('as filters they hold nothing themselves and can be emptied', async () => {
  const { user } = renderInKit(
    <QueryClientProvider client={createQueryClient()}>
      <Held<number | null> initial={1}>
        {(value, change) => <CourseControl value={value} onChange={change} clearable />}
      </Held>
      <Held<number | null> initial={1}>
        {(value, change) => <PlaceControl value={value} onChange={change} clearable />}
      </Held>
      <Held<number | null> initial={7}>
        {(value, change) => (
          <PersonControl label="Kto" type="czas" value={value} onChange={change} clearable />
        )}
      </Held>
      <Held<string | null> initial="2025-03-01">
        {(value, change) => <SemesterControl value={value} onChange={change} clearable />}
      </Held>
    </QueryClientProvider>,
  );
  for (const [name, value] of [
    ['Kierunek', 'Logopedia'],
    ['Placówka', 'Łódź'],
    ['Kto', 'Żak Ewa'],
    ['Semestr', 'marzec 2025'],
  ] as const)
    await waitFor(() => expect(field(name)).toHaveProperty('value', value));
  await user.clear(field('Semestr'));
  await user.click(await screen.findByRole('option', { name: 'marzec 2024' }));
  expect(field('Semestr')).toHaveProperty('value', 'marzec 2024');
});

test('several semesters can be chosen', async () => {
  const onMany = vi.fn<(values: string[]) => void>();
  const { user } = renderInKit(
    <Held<string[]> initial={[]} onChange={onMany}>
      {(value, change) => <SemestersControl value={value} onChange={change} />}
    </Held>,
  );
  await user.click(field('Semestr'));
  await user.click(await screen.findByRole('option', { name: 'marzec 2025' }));
  await user.click(await screen.findByRole('option', { name: 'marzec 2024' }));
  expect(onMany.mock.lastCall?.[0]).toEqual(['2025-03-01', '2024-03-01']);
  await user.click(await screen.findByRole('option', { name: 'Wszystkie semestry' }));
  expect(onMany.mock.lastCall?.[0]).toEqual([]);
});

test('of semesters only those that are offered can be chosen, and the one that the record has', async () => {
  const { user } = renderInKit(
    <Held<string | null> initial="2025-03-01">
      {(value, change) => <SemesterControl value={value} onChange={change} offered={['2027-03-01']} />}
    </Held>,
  );
  await user.clear(field('Semestr'));
  expect(await options()).toEqual(['marzec 2025', 'marzec 2027']);
});
