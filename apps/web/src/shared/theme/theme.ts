import { createTheme } from '@mantine/core';
import { colors } from './colors.ts';
import { components } from './component-defaults.ts';

const font = "'Figtree Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

export const theme = createTheme({
  colors,
  primaryColor: 'brand',
  primaryShade: { light: 6, dark: 5 },
  white: '#FFFFFF',
  black: '#1A1730',
  fontFamily: font,
  headings: {
    fontFamily: font,
    fontWeight: '700',
    textWrap: 'wrap',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '2.125rem' },
      h2: { fontSize: '1.125rem', lineHeight: '1.625rem' },
      h3: { fontSize: '1rem', lineHeight: '1.5rem' },
      h4: { fontSize: '0.875rem', lineHeight: '1.25rem' },
    },
  },
  // Mantine's default size of a control is `sm`, of a text `md`: both are the body's 14 px here.
  fontSizes: {
    xs: '0.75rem',
    small: '0.8125rem',
    sm: '0.875rem',
    md: '0.875rem',
    lg: '1rem',
    xl: '1.125rem',
  },
  lineHeights: { xs: '1.4', sm: '1.43', md: '1.43', lg: '1.5', xl: '1.45' },
  fontWeights: { regular: '400', medium: '600', bold: '700' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem', xxl: '3rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '1rem' },
  defaultRadius: 'md',
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '88em' },
  shadows: { md: 'var(--shadow-float)', xl: 'var(--shadow-dialog)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components,
});
