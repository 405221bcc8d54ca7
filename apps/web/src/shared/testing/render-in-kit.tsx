import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ThemeProvider } from '#shared/theme/theme-provider.tsx';
import { desktopWidth, setWindowWidth } from './window-width.ts';

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
  { address = '/', width = desktopWidth }: KitOptions = {},
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
