import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { KeysDialog } from '#app/shell/keys-dialog.tsx';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';

/** The page is there before the dialog opens over it. */
function openOver(page: ReactNode): void {
  renderSignedIn(1, page);
  renderSignedIn(1, <KeysDialog opened onClose={() => undefined} />);
}

test('a page without a list shows the keys that work everywhere, and no others', async () => {
  openOver(<p>Deklaracja</p>);
  expect(await screen.findByText('Pokaż te skróty')).toBeTruthy();
  expect(screen.getByText('Pomoc o tej stronie')).toBeTruthy();
  expect(screen.queryByText('Następny wiersz listy')).toBeNull();
  expect(screen.queryByText('Zaakceptuj otwarty raport')).toBeNull();
});

test('a list and a report that waits add their own', async () => {
  openOver(
    <div data-list>
      <button type="button" aria-keyshortcuts="a">
        Zaakceptuj
      </button>
    </div>,
  );
  expect(await screen.findByText('Następny wiersz listy')).toBeTruthy();
  expect(screen.getByText('Zaakceptuj otwarty raport')).toBeTruthy();
  expect(screen.queryByText('Następna rozmowa')).toBeNull();
});
