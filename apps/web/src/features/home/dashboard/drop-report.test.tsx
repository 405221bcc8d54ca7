import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLocation } from 'react-router';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { DropReport } from './drop-report.tsx';

let server: Loopback;
beforeEach(async () => {
  server = await loopback(() => ({ body: {} }));
});
afterEach(() => server.close());

/** The address to which the drop led, with its files. */
function Arrived() {
  const { pathname, search, state } = useLocation();
  const { files = [] } = (state ?? {}) as { files?: readonly File[] };
  return <output>{[`${pathname}${search}`, ...files.map(({ name }) => name)].join(' ')}</output>;
}

const open = () => {
  renderSignedIn(
    6,
    <>
      <DropReport />
      <Arrived />
    </>,
  );
  return screen.findByText(/^Upuść tu plik/u);
};
const makeFile = (name: string, size = 10) => new File([new Uint8Array(size)], name);

const drop = (target: HTMLElement, files: readonly File[]) => {
  const event = createEvent.drop(target);
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  Object.defineProperty(event, 'dataTransfer', { value: { files, items, types: ['Files'] } });
  fireEvent(target, event);
};

test('files of the bank that are dropped lead to the upload, with all of them', async () => {
  const area = await open();
  drop(area, [makeFile('wyciag.mt940'), makeFile('raporty.zip')]);
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      '/accountant-settlements?new=1 wyciag.mt940 raporty.zip',
    ),
  );
});

test('a file that is too large is refused in place, and nobody is led away', async () => {
  const area = await open();
  const before = screen.getByRole('status').textContent;
  drop(area, [makeFile('wyciag.csv'), makeFile('raporty.zip', 2_000_001)]);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'raporty.zip: File size should be less than 2 MB!',
  );
  expect(screen.getByRole('status').textContent).toBe(before);
});

test('a button inside, for mouse and keyboard, asks for the files', async () => {
  await open();
  const asked = vi.fn<() => void>();
  document.querySelector('input[type="file"]')?.addEventListener('click', asked);
  fireEvent.click(screen.getByRole('button', { name: /^Upuść tu plik/u }));
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
});
