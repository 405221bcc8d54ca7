import '#shared/theme/styles.ts';
import { Outlet } from 'react-router';
import { ThemeProvider } from '#shared/theme/theme-provider.tsx';
import { AskingHost } from '#shared/ui/dialog/asking-host.tsx';
import { SnackbarHost } from '#shared/ui/feedback/snackbar.tsx';

/** The component kit with its theme, around every page that uses it. */
export function Kit() {
  return (
    <ThemeProvider>
      <Outlet />
      <AskingHost />
      <SnackbarHost />
    </ThemeProvider>
  );
}
