import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { PageHeader } from './page-header.tsx';
import { RecordPage } from './record-page.tsx';

const texts = {
  title: 'Zgłoszenie',
  back: { to: '/', label: 'powrót do listy' },
  missing: { title: 'Nie ma', text: 'Nie ma takiego zgłoszenia.' },
};

/** Gives a way to let the record come. */
function show(): () => void {
  let release = () => {};
  const record = new Promise<string>((resolve) => (release = () => resolve('Nie działa druk')));
  const query = (id: number) => ({ queryKey: ['record', id], queryFn: () => record });
  renderSignedIn(
    0,
    <main>
      <Routes>
        <Route
          path="/record/:id"
          element={
            <RecordPage query={query} texts={texts}>
              {(title) => <PageHeader title={title} />}
            </RecordPage>
          }
        />
      </Routes>
    </main>,
    { address: '/record/7' },
  );
  return release;
}
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

test('the focus that a new page has on its heading stays there when the record has come', async () => {
  const release = show();
  const waiting = await heading('Zgłoszenie');
  // As the shell does it.
  waiting.setAttribute('tabindex', '-1');
  waiting.focus();
  release();
  const known = await heading('Nie działa druk');
  await waitFor(() => expect(document.activeElement).toBe(known));
});

test('a page that was opened by its address takes no focus', async () => {
  const release = show();
  await heading('Zgłoszenie');
  release();
  await heading('Nie działa druk');
  expect(document.activeElement).toBe(document.body);
});
