import { placeRoutes } from '@indeks/contract/provider/places/places.routes';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NewVersion } from '#app/shell/new-version.tsx';
import { call } from '#shared/api/call.ts';
import { noteVersion, readVersion } from '#shared/api/server-version.ts';
import { loopback } from '#shared/api/testing/loopback.ts';
import { useUnsaved } from '#shared/lib/unsaved.ts';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';

// The build defines this value.
beforeEach(() => void vi.stubGlobal('__APP_VERSION__', '3.9.1'));

function Form({ changed = false }: { changed?: boolean }) {
  useUnsaved(changed);
  return <NewVersion />;
}

const said = () => screen.queryByText('Jest nowa wersja');
const returnToTab = () => act(() => document.dispatchEvent(new Event('visibilitychange')));

// What was told stays told: older releases come before newer ones here.
test('an answer names the release of its process, and an older one takes nothing back', async () => {
  const versions = ['3.9.0', '3.9.1', '3.8.12', undefined];
  const server = await loopback(() => {
    const version = versions.shift();
    return {
      body: { items: [] },
      ...(version !== undefined && { headers: { 'x-indeks-version': version } }),
    };
  });
  const told: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    await call(placeRoutes.list, { query: {} });
    told.push(readVersion());
  }
  await server.close();
  expect(told).toEqual(['3.9.0', '3.9.1', '3.9.1', '3.9.1']);
});

test('the own release is not told', async () => {
  const { router } = renderInKit(<Form />);
  await act(() => router.navigate('/next'));
  await returnToTab();
  expect(said()).toBeNull();
});

test('a newer one is told when another page is opened, and a press loads the page again', async () => {
  const { router, user } = renderInKit(<Form />);
  act(() => noteVersion('3.10.0'));
  expect(said()).toBeNull();
  await act(() => router.navigate('/next'));
  await waitFor(() => expect(said()).not.toBeNull());
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  await user.click(screen.getByRole('button', { name: 'Odśwież stronę' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('it waits for what is unsaved, and for a dialog that is open', async () => {
  const view = renderInKit(
    <>
      <Form changed />
      <dialog open />
    </>,
  );
  await returnToTab();
  expect(said()).toBeNull();
  view.unmount();
  const later = renderInKit(<Form changed />);
  await act(() => later.router.navigate('/next'));
  await returnToTab();
  expect(said()).toBeNull();
  later.unmount();
  renderInKit(<Form />);
  await returnToTab();
  expect(said()).not.toBeNull();
});

test('it is told after a minute without a key or a click', async () => {
  vi.useFakeTimers();
  try {
    renderInKit(<Form />);
    await act(() => vi.advanceTimersByTimeAsync(59_000));
    dispatchEvent(new Event('keydown'));
    await act(() => vi.advanceTimersByTimeAsync(59_000));
    expect(said()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(said()).not.toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
