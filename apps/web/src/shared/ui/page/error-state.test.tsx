import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallError, unreachable } from '#shared/api/call-error.ts';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { AwaitedState } from './awaited-state.tsx';
import { ErrorState } from './error-state.tsx';

const failed = new CallError({ status: 503, code: 'server/unavailable', message: 'Błąd' });

test.each([
  ['the connection', unreachable(new Error('offline')), /^Sprawdź połączenie/],
  ['a server that answered', failed, /^To błąd po naszej stronie/],
])('what failed is told apart: %s', (_what, error, words) => {
  renderInKit(
    <AwaitedState
      result={{ isError: true, error, isFetching: false, refetch: () => undefined }}
      columns={1}
    />,
  );
  expect(screen.getByText(words)).toBeDefined();
});

test.each([
  [0, 'Zgłoś problem'],
  [1, 'Zgłoszenia'],
] as const)('role %i is led to the tab as the menu calls it: %s', (role, tab) => {
  renderSignedIn(role, <ErrorState onRetry={() => undefined} />);
  expect(screen.getByText(new RegExp(`zgłoś go w\\szakładce „${tab}”`, 'u'))).toBeInstanceOf(HTMLElement);
});
