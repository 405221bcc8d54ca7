import { numberColumn, textColumn, type CsvColumn } from '#platform/csv/csv.ts';
import type { CourseStatistics, ReportCounts } from './statistics.rules.ts';

const columnsOf = (
  kind: 'participants' | 'certificates',
  all: string,
  whose: string,
): CsvColumn<CourseStatistics>[] => {
  const column = (header: string, count: keyof ReportCounts) =>
    numberColumn<CourseStatistics>(header, (row) => row[kind][count]);
  return [
    column(all, 'all'),
    column(`${whose}: kobiety`, 'women'),
    column(`${whose}: cudzoziemcy`, 'foreigners'),
    column(`${whose}: świadectwo dojrzałości z\u00a0zagranicy`, 'abroad'),
    column(`${whose} bez danych o\u00a0płci`, 'noSex'),
    column(`${whose} bez danych o\u00a0obywatelstwie`, 'noCitizenship'),
    column(`${whose} bez kraju świadectwa dojrzałości`, 'noCountry'),
  ];
};

/** Nobody has to say sex, citizenship and the country of the secondary certificate: those who did not are counted. */
export const statisticsColumns: readonly CsvColumn<CourseStatistics>[] = [
  textColumn('Kierunek', ({ course }) => course),
  ...columnsOf('participants', 'Uczestnicy 31 grudnia', 'Uczestnicy'),
  ...columnsOf('certificates', 'Świadectwa wydane w\u00a0roku', 'Świadectwa'),
];
