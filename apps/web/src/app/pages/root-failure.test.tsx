import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RootFailure } from './root-failure.tsx';

test.each([
  ['without a connection names it', false, true],
  ['with a connection does not blame it', true, false],
])('a page that failed %s', (_, online, named) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  render(<RootFailure />);
  expect(screen.getByRole('alert').textContent?.includes('połączenie z\u00a0internetem')).toBe(named);
  expect(screen.getByRole('button', { name: 'Spróbuj ponownie' })).toBeInstanceOf(HTMLElement);
});
