import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '#shared/api/query-client.ts';
import { SessionProvider } from '#shared/api/session-context.tsx';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { CoursePage } from '#features/studies/courses/course-page.tsx';
import { courseWith, subjectOf } from '#features/studies/courses/testing/courses.ts';

let server: Loopback;
let students: number;
beforeEach(async () => {
  students = 42;
  server = await loopback(({ url }) => {
    if (url === '/api/courses/5') return { body: courseWith(subjectOf(1, 'Anatomia')) };
    const total = url.startsWith('/api/student-course?') ? students : 0;
    return { body: { items: [], total, capped: false, can: { add: true }, intakes: [] } };
  });
});
afterEach(() => server.close());

const open = () =>
  renderInKit(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider session={sessionOf(1)}>
        <StorageOwner userId={1}>
          <Routes>
            <Route path="/admin/courses/:id" element={<CoursePage />} />
            <Route path="/message-to-many" element={<Asked />} />
          </Routes>
        </StorageOwner>
      </SessionProvider>
    </QueryClientProvider>,
    { address: '/admin/courses/5' },
  );
/** The page is another feature's; here its address is enough. */
const Asked = () => useLocation().search.slice(1);
const action = () => screen.findByRole('button', { name: 'Wyślij wiadomość do słuchaczy' });
const isOpenTo = (enabled: boolean) =>
  waitFor(async () => expect(await action()).toHaveProperty('disabled', !enabled));

test('a message goes to everybody who is enrolled in the course', async () => {
  const { user } = open();
  await isOpenTo(true);
  await user.click(await action());
  expect(await screen.findByText('audience=students&cid=5&back=%2Fadmin%2Fcourses%2F5')).toBeDefined();
});

test('a course without students has nobody to write to', async () => {
  students = 0;
  open();
  await waitFor(() =>
    expect(server.received.some(({ url }) => url.startsWith('/api/student-course?cid=5'))).toBe(true),
  );
  await isOpenTo(false);
});
