import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { HorizontalBarChart } from './horizontal-bar-chart.tsx';
import { LineChart } from './line-chart.tsx';
import { lineStyle } from './line-styles.ts';
import { Sparkbars } from './sparkbars.tsx';

test('a chart is titled and has a table with the same numbers', async () => {
  const data = [
    { name: 'Oligofrenopedagogika', value: 1268 },
    { name: 'Zarządzanie oświatą', value: 221 },
  ];
  const { user } = renderInKit(
    <HorizontalBarChart title="Według kierunków" data={data} nameLabel="Kierunek" valueLabel="Słuchacze" />,
  );
  expect(screen.getByRole('region', { name: 'Według kierunków' })).toBeDefined();
  const table = screen.getByRole('table', { name: 'Według kierunków' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['KierunekSłuchacze', 'Oligofrenopedagogika1\u00a0268', 'Zarządzanie oświatą221']);
  await user.click(screen.getByRole('button', { name: 'Pokaż tabelę: Według kierunków' }));
  expect(screen.getByRole('button', { name: 'Ukryj tabelę: Według kierunków' })).toBeDefined();
});

test('every line stands in the table, only the first five are told apart in the drawing', () => {
  const series = Array.from({ length: 7 }, (_, index) => ({
    name: `Kierunek ${index + 1}`,
    values: [index, null],
  }));
  renderInKit(
    <LineChart title="Udział" points={['paź 2024', 'mar 2025']} nameLabel="Kierunek" series={series} />,
  );
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(8);
  expect(rows[7]?.textContent).toBe('Kierunek 76brak');
  expect(screen.getByText('pozostałe 2')).toBeDefined();
});

test('lines differ in colour and in dashes', () => {
  const styles = [0, 1, 2, 3, 4].map(lineStyle);
  expect(new Set(styles.map((style) => style.color)).size).toBe(5);
  expect(new Set(styles.map((style) => style.dash)).size).toBe(5);
  expect(lineStyle(5)).toMatchObject({ quiet: true });
});

test('small bars are one picture with words', () => {
  renderInKit(
    <Sparkbars
      label="Godziny"
      bars={[
        { name: 'wrz', value: 10 },
        { name: 'paź', value: 18.5 },
      ]}
      format={(value) => value.toLocaleString('pl')}
    />,
  );
  expect(screen.getByText(/^Godziny/).textContent).toBe('Godziny, 2\u00a0miesiące: wrz 10, paź 18,5');
});
