import type { SystemState } from '@indeks/contract/provider/security-state/system-state.schemas';
import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { loopback } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { SystemStatePage } from './system-state-page.tsx';

const part: SystemState['parts'][number] = {
  name: 'redis',
  title: 'Redis',
  state: 'ok',
  says: 'Odpowiada.',
  advice: null,
};
const well: SystemState = {
  looked_at: '2026-11-19T05:00:00.000Z',
  parts: [part],
  versions: { portal: '1.2.3', node: 'v24.1.0', database: '15.9', schema: '0181-provider-sizes.sql' },
  queues: [],
  sizes: [{ name: '', bytes: 52_400_000, grown: { bytes: 1_200_000, since: '2026-10-20' } }],
};

const show = async (answer: () => SystemState) => {
  const server = await loopback(() => ({ body: answer() }));
  onTestFinished(() => server.close());
  return renderSignedIn(11, <SystemStatePage />, { width: 1440 });
};

test('a system that is well says so, with its versions and how it grew', async () => {
  await show(() => well);
  expect(await screen.findByText('Wszystko działa.')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('0181-provider-sizes.sql')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/52,4\sMB · przybyło 1,2\sMB od 20 października 2026/)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/Nic nie czeka/)).toBeInstanceOf(HTMLElement);
});

test('what is wrong says what to do, and a new look shows that it is mended', async () => {
  const away = { ...part, state: 'bad', says: 'Nie odpowiada.', advice: 'Uruchom Redis.' } as const;
  const queue = { name: 'accounts.mail', waiting: 1_200, oldest_seconds: 90, running: 1, dead: 2 };
  let now: SystemState = { ...well, parts: [away], queues: [queue] };
  const { user } = await show(() => now);
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('Źle')).toBeInstanceOf(HTMLElement);
  expect(row.getByText(/Uruchom Redis/)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('1 sprawa zła')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/czeka 1\s200 \(najdłużej 90\ss\) · trwa 1 · przepadło 2/)).toBeInstanceOf(
    HTMLElement,
  );
  now = well;
  await user.click(screen.getByRole('button', { name: 'Odśwież' }));
  expect(await screen.findByText('Wszystko działa.')).toBeInstanceOf(HTMLElement);
});
