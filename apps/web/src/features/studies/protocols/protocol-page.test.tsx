import type { ProtocolDetail } from '@indeks/contract/studies/protocols/protocols.schemas';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { ProtocolPage } from './protocol-page.tsx';

const protocol: ProtocolDetail = {
  id: 7,
  number: '147/2025',
  title: 'Protokół 147/2025: Prawo pracy, sesja pierwsza',
  created: '2025-03-12T08:05:00.000Z',
  usernameCreated: 'Łukasz Źrebiec',
  courseName: 'Kadry i płace',
  subjectName: 'Prawo pracy',
  professorName: 'dr Łukasz Źrebiec',
  date: '2024-10-01',
  intake: '2024-10-01',
  sid: 5,
  cid: 3,
  type: 1,
  superseded: null,
  corrects: null,
  withdrawn: null,
  can: { withdraw: false },
  pdfData: {
    number: '147/2025',
    type: 1,
    issuer: { name: 'Akademia', address: 'ul. Wymyślona 1' },
    course: 'Kadry i płace',
    subject: 'Prawo pracy',
    exam: 1,
    hours: 12,
    ects: 5,
    lecturer: 'dr Łukasz Źrebiec',
    semester: 1,
    date: '2024-10-01',
    intake: '2024-10-01',
    created: '2025-03-12',
    exam_day: '2025-03-07',
    exam_place: 's. 210',
    correction: null,
    students: [],
  },
  hash: '8f3c1a90'.repeat(8),
  code: '8f3c-1a90',
  address: 'http://localhost/verify',
  qr: 'data:,',
  lastChange: null,
  changedSince: [],
  resitBlocked: 'nobody',
};

let server: Loopback;
beforeEach(async () => {
  const paper = { body: Buffer.from('%PDF'), headers: { 'content-type': 'application/pdf' } };
  server = await loopback(({ url }) => (url.endsWith('/pdf') ? paper : { body: protocol }));
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
