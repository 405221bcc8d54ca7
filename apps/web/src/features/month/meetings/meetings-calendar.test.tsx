import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { MeetingsCalendar } from './meetings-calendar.tsx';

const nothing = () => undefined;
const noMeetings = {
  data: { items: [] },
  isError: false,
  isFetching: false,
  refetch: () => Promise.resolve(),
};

const renderMonth = (onAdd: (() => void) | undefined) =>
  renderInKit(
    <MeetingsCalendar
      month="2026-11"
      result={noMeetings}
      change={onAdd !== undefined}
      onAdd={onAdd}
      onEdit={nothing}
      onRemove={nothing}
    />,
    { width: 390 },
  );

test('an empty month on a phone says what will be there and offers the first session', async () => {
  const add = vi.fn<() => void>();
  const { user } = renderMonth(add);
  screen.getByText(/^Tu pojawią się terminy/);
  await user.click(screen.getByRole('button', { name: 'Dodaj dostępność' }));
  expect(add).toHaveBeenCalledTimes(1);
});

test('a month that is closed offers nothing', () => {
  renderMonth(undefined);
  screen.getByText(/^Brak terminów/);
  expect(screen.queryByRole('button')).toBeNull();
});
