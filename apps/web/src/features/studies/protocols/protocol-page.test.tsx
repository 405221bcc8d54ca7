import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { ProtocolPage } from './protocol-page.tsx';
import { protocolDetail } from './testing/protocols.ts';

let server: Loopback;
beforeEach(async () => {
  const paper = { body: Buffer.from('%PDF'), headers: { 'content-type': 'application/pdf' } };
  server = await loopback(({ url }) => (url.endsWith('/pdf') ? paper : { body: protocolDetail }));
});
afterEach(() => server.close());

test('what is printed is the paper, not the page of the web', async () => {
  const tab = { location: { href: '' }, close: () => {} };
  const printPage = vi.fn<() => void>();
  vi.stubGlobal('open', () => tab);
  vi.stubGlobal('print', printPage);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:paper' }));
  const routes = (
    <Routes>
      <Route path="/protocols/:id" element={<ProtocolPage />} />
    </Routes>
  );
  renderSignedIn(0, routes, { address: '/protocols/7' });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Drukuj' }));
  await waitFor(() => expect(tab.location.href).toBe('blob:paper'));
  expect(printPage).not.toHaveBeenCalled();
  expect(server.received.map(({ url }) => url)).toContain('/api/protocols/7/pdf');
});
