import type { CSSVariablesResolver } from '@mantine/core';

/** Mantine's own colour variables point at the roles of tokens.css, so both schemes are one list. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: roles,
  dark: roles,
});

const tints = {
  brand: ['var(--brand-soft)', 'var(--brand-tint-2)', 'var(--brand-text)'],
  danger: ['var(--error-bg)', 'var(--error-bg)', 'var(--error-text)'],
  red: ['var(--error-bg)', 'var(--error-bg)', 'var(--error-text)'],
  success: ['var(--ok-bg)', 'var(--ok-bg)', 'var(--ok-text)'],
  green: ['var(--ok-bg)', 'var(--ok-bg)', 'var(--ok-text)'],
  warning: ['var(--warning-bg)', 'var(--warning-bg)', 'var(--warning-text)'],
  yellow: ['var(--warning-bg)', 'var(--warning-bg)', 'var(--warning-text)'],
  accent: ['var(--info-bg)', 'var(--info-bg)', 'var(--info-text)'],
  gray: ['var(--neutral-bg)', 'var(--neutral-bg)', 'var(--ink-2)'],
};

// White text needs the darker shade of these colours in both schemes.
const whiteOn = { danger: 6, red: 6, success: 6, green: 6, warning: 7, yellow: 7, accent: 6 };

const roles: Record<string, string> = {
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-error': 'var(--error-text)',
  '--mantine-color-success': 'var(--ok-text)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-anchor': 'var(--brand-text)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--surface-2)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--control-border)',
  '--mantine-color-dimmed': 'var(--ink-2)',
  '--mantine-color-disabled': 'var(--neutral-bg)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--hairline)',
  ...Object.fromEntries(
    Object.entries(tints).flatMap(([color, [light, hover, text]]) => [
      [`--mantine-color-${color}-light`, light],
      [`--mantine-color-${color}-light-hover`, hover],
      [`--mantine-color-${color}-light-color`, text],
      [`--mantine-color-${color}-text`, text],
      [`--mantine-color-${color}-outline`, text],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(whiteOn).flatMap(([color, shade]) => [
      [`--mantine-color-${color}-filled`, `var(--mantine-color-${color}-${shade})`],
      [`--mantine-color-${color}-filled-hover`, `var(--mantine-color-${color}-${shade + 1})`],
    ]),
  ),
};
