import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ThemeProvider } from '#shared/theme/theme-provider.tsx';

export interface RenderedInKit extends Pick<
  RenderResult,
  'container' | 'rerender' | 'unmount' | 'baseElement'
> {
  router: ReturnType<typeof createMemoryRouter>;
  user: UserEvent;
}

export interface KitOptions {
  address?: string;
  /** Below 768 the phone's layout is drawn. */
  width?: number;
}

/** Draws a part of the kit as the portal would: in the theme, at an address, in a window of a given width. */
export function renderInKit(
  part: ReactNode,
  { address = '/', width = 1440 }: KitOptions = {},
): RenderedInKit {
  setWindowWidth(width);
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [address] });
  const view = render(
    <ThemeProvider env="test">
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  return { ...view, router, user: userEvent.setup() };
}

/** happy-dom answers media queries by its own viewport. */
function setWindowWidth(width: number): void {
  const control: unknown = Reflect.get(window, 'happyDOM');
  if (!hasViewport(control)) throw new Error('the test runs outside happy-dom');
  control.setViewport({ width, height: 900 });
}

const hasViewport = (
  control: unknown,
): control is { setViewport: (size: { width: number; height: number }) => void } =>
  typeof control === 'object' && control !== null && 'setViewport' in control;
