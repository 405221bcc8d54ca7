import { notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import bar from '#shared/ui/page/floating-bar.module.css';
import { snackbar, SnackbarHost } from './snackbar.tsx';

/** A bar whose upper edge is so far above the foot of the window. */
function Bar({ top, height }: { top: number; height: number }) {
  const place = (element: HTMLElement | null) => {
    if (element) element.getBoundingClientRect = () => new DOMRect(0, window.innerHeight - top, 500, height);
  };
  return <section ref={place} className={bar.floating} />;
}

const footOf = (text: string): string | undefined =>
  screen.getByText(text).closest<HTMLElement>('[style*="--foot"]')?.style.getPropertyValue('--foot');

// One is shown at a time.
afterEach(() => notifications.clean());

test.each([
  ['stands above a bar that floats at the foot', { top: 90, height: 70 }, '98px'],
  ['stays at the foot below a bar that ends higher', { top: 600, height: 70 }, '16px'],
])('a snackbar %s', async (_, at, foot) => {
  renderInKit(
    <>
      <Bar {...at} />
      <SnackbarHost />
    </>,
  );
  snackbar(`Zapisano ${foot}`);
  await waitFor(() => expect(footOf(`Zapisano ${foot}`)).toBe(foot));
});
