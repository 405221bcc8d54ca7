import { formatNumber } from '#shared/lib/format.ts';
import { BarChart } from '#shared/ui/charts/bar-chart.tsx';
import { HorizontalBarChart } from '#shared/ui/charts/horizontal-bar-chart.tsx';
import { LineChart } from '#shared/ui/charts/line-chart.tsx';
import { ProportionBar } from '#shared/ui/charts/proportion-bar.tsx';
import { Sparkbars } from '#shared/ui/charts/sparkbars.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import type { CatalogueSection } from '../section.ts';

export const chartSections: readonly CatalogueSection[] = [
  {
    id: 'charts',
    title: 'Wykresy',
    states: [
      {
        id: 'charts-bars',
        title: 'Słupki',
        render: () => (
          <BarChart
            title="Słuchacze według miast"
            data={byCity}
            nameLabel="Miasto"
            valueLabel="Słuchacze"
            download={{ busy: false, onClick: () => undefined }}
            note="oraz 16 kolejnych miast: w tabeli"
          />
        ),
      },
      {
        id: 'charts-horizontal-bars',
        title: 'Słupki poziome',
        render: () => (
          <HorizontalBarChart
            title="Słuchacze według kierunków"
            data={byCourse}
            nameLabel="Kierunek"
            valueLabel="Słuchacze"
          />
        ),
      },
      {
        id: 'charts-lines',
        title: 'Linie',
        render: () => (
          <LineChart
            title={'Udział kierunków w\u00a0naborach'}
            aside="% wszystkich słuchaczy naboru"
            points={['paź 2023', 'mar 2024', 'paź 2024', 'mar 2025', 'paź 2025']}
            nameLabel="Kierunek"
            series={shares}
            format={(value) => `${formatNumber(value)}%`}
          />
        ),
      },
      {
        id: 'charts-proportion',
        title: 'Części całości',
        render: () => (
          <Card title="Słuchacze">
            <ProportionBar
              parts={[
                { name: '1 kierunek', value: 1540, tone: 'brand' },
                { name: '2 kierunki', value: 214, tone: 'accent' },
                { name: '3 kierunki', value: 41, tone: 'warning' },
              ]}
            />
          </Card>
        ),
      },
      {
        id: 'charts-sparkbars',
        title: 'Dwanaście miesięcy',
        render: () => (
          <Card title="Przepracowane godziny">
            <Sparkbars label="Godziny" bars={months} format={formatNumber} />
          </Card>
        ),
      },
    ],
  },
];

const byCity = [
  ['Wrocław', 412],
  ['Łódź', 318],
  ['Poznań', 264],
  ['Gdańsk', 231],
  ['Rzeszów', 188],
  ['Kraków', 174],
  ['Lublin', 122],
  ['Opole', 86],
].map(bar);

const byCourse = [
  ['Oligofrenopedagogika', 268],
  ['Zarządzanie oświatą', 221],
  ['Terapia pedagogiczna', 196],
  ['Logopedia kliniczna', 172],
  ['Kadry i\u00a0płace w\u00a0praktyce', 141],
  ['Integracja sensoryczna z\u00a0elementami terapii ręki', 118],
  ['Doradztwo zawodowe', 97],
].map(bar);

const shares = [
  ['Oligofrenopedagogika', 12, 13, 14.2, 14.7, 15],
  ['Zarządzanie oświatą', 13.4, 12.9, 12.4, 12.2, 12.3],
  ['Terapia pedagogiczna', 11.2, 11.9, 12.4, 11.5, 10.9],
  ['Logopedia kliniczna', 8.8, 9.4, 10.1, 10.4, 9.6],
  ['Kadry i\u00a0płace', 9.2, 8.9, 8.1, 8.4, 7.9],
  ...Array.from({ length: 10 }, (_, index) => [
    `Kierunek ${index + 6}`,
    ...Array.from({ length: 5 }, (_, point) => 7 - index * 0.5 + ((index + point) % 3) * 0.3),
  ]),
].map(([name, ...values]) => ({ name: String(name), values: values.map(Number) }));

const months = ['lis', 'gru', 'sty', 'lut', 'mar', 'kwi', 'maj', 'cze', 'lip', 'sie', 'wrz', 'paź'].map(
  (name, index) => ({ name, value: [5, 10, 8, 13, 3, 12, 9, 16, 6, 14, 10, 18.5][index] ?? 0 }),
);

function bar([name, value]: (string | number)[]) {
  return { name: String(name), value: Number(value) };
}
