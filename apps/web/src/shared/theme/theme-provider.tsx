import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { DatesProvider, type DatesProviderSettings } from '@mantine/dates';
import type { ReactNode } from 'react';
import { cssVariablesResolver } from './css-variables.ts';
import { theme } from './theme.ts';

interface ThemeProviderProps {
  children: ReactNode;
  /** `test` switches transitions, portals' animations and the style sheet of variables off. */
  env?: 'default' | 'test';
}

/** Follows the system's colour scheme until the user sets one with `useMantineColorScheme`. */
export function ThemeProvider({ children, env = 'default' }: ThemeProviderProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      env={env}
      // Without a layout nothing reads them, and each look at a style went through all of them.
      withCssVariables={env !== 'test'}
    >
      <DatesProvider settings={dates}>{children}</DatesProvider>
    </MantineProvider>
  );
}

const colorSchemeManager = localStorageColorSchemeManager({ key: 'indeks-color-scheme' });
// No day is marked as weekend: classes are held on weekends, so red would mislead.
const dates = { locale: 'pl', firstDayOfWeek: 1, weekendDays: [] } satisfies DatesProviderSettings;
