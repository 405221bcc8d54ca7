import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { showTyping } from '#shared/realtime/typing.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { TypingLine } from './typing-line.tsx';

const student = { id: 7, uuid: null, name: 'Ewa Żak', is_admin: 3, avatar: null } as const;
const none = { total: 0, capped: false };
const colleagues = [
  { id: 4, uuid: 'a', name: 'Anna Mazur', avatar: null, taken: none },
  { id: 5, uuid: 'b', name: 'Jan Lis', avatar: null, taken: none },
];
let server: Loopback;
beforeEach(async () => {
  server = await loopback(() => ({ body: { items: colleagues } }));
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await server.close();
});

function Line() {
  const [newest, setNewest] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setNewest(newest + 1)}>
        Następna wiadomość
      </button>
      <TypingLine key={newest} partner={student} />
    </>
  );
}
const show = () => renderSignedIn(1, <Line />);
const tell = (by: number | null, partner: number = student.id) => act(() => showTyping({ partner, by }));
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const line = () => screen.getAllByRole('status')[0]?.textContent;

test('names the person or the colleagues who write, of this conversation alone', async () => {
  show();
  tell(null, 8);
  expect(line()).toBe('');
  tell(null);
  expect(line()).toBe('Ewa Żak pisze…');
  tell(4);
  tell(5);
  await screen.findByText('Ewa Żak, Anna Mazur i Jan Lis piszą…');
});

test('ends by itself some seconds after the last word, and with the message at once', () => {
  vi.useFakeTimers();
  show();
  tell(null);
  pass(4_000);
  tell(null);
  pass(4_000);
  expect(line()).toBe('Ewa Żak pisze…');
  pass(2_000);
  expect(line()).toBe('');
  tell(null);
  act(() => screen.getByRole('button').click());
  expect(line()).toBe('');
});
