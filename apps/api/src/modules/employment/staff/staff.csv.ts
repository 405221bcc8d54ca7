import { roleNames } from '@indeks/contract/access/roles';
import { isOn } from '@indeks/contract/common/flags';
import type { StaffGroup } from '@indeks/contract/identity/people/people.keys';
import type { PersonRecord } from '@indeks/contract/identity/people/people.schemas';
import { dateInWarsaw } from '#platform/clock.ts';
import { dateColumn, numberColumn, textColumn } from '#platform/csv/csv.ts';
import type { ContractLine } from './staff.queries.ts';

const nameState = ({ active }: { readonly active: number }) => (isOn(active) ? 'Aktywny' : 'Nieaktywny');

export const peopleColumns = (group: StaffGroup) => [
  numberColumn<Numbered<PersonRecord>>('LP', ({ number }) => number),
  textColumn<Numbered<PersonRecord>>('Nazwisko i imię', ({ row }) => row.listed_name),
  textColumn<Numbered<PersonRecord>>('E-mail', ({ row }) => row.email),
  textColumn<Numbered<PersonRecord>>('Drugi e-mail', ({ row }) => row.email_alt),
  textColumn<Numbered<PersonRecord>>('Telefon', ({ row }) => row.telephone),
  group === 'lecturers'
    ? textColumn<Numbered<PersonRecord>>('Rodzaj umowy', ({ row }) =>
        isOn(row.is_company) ? 'Firma' : 'Pracownik',
      )
    : textColumn<Numbered<PersonRecord>>('Rola', ({ row }) => roleNames[row.user_role]),
  textColumn<Numbered<PersonRecord>>('Status', ({ row }) => nameState(row)),
  textColumn<Numbered<PersonRecord>>('RODO', ({ row }) =>
    row.rodo === null ? 'Nie' : `Tak (${dateInWarsaw(new Date(row.rodo))})`,
  ),
  dateColumn<Numbered<PersonRecord>>('Umowa od', ({ row }) => row.contract?.start),
  dateColumn<Numbered<PersonRecord>>('Umowa do', ({ row }) => row.contract?.end),
];

export const contractColumns = [
  numberColumn<Numbered<ContractLine>>('LP', ({ number }) => number),
  textColumn<Numbered<ContractLine>>('Nazwisko i imię', ({ row }) => row.listed_name),
  textColumn<Numbered<ContractLine>>('E-mail', ({ row }) => row.email),
  textColumn<Numbered<ContractLine>>('Telefon', ({ row }) => row.telephone),
  textColumn<Numbered<ContractLine>>('Status', ({ row }) => nameState(row)),
  textColumn<Numbered<ContractLine>>('Numer umowy', ({ row }) => row.number),
  dateColumn<Numbered<ContractLine>>('Umowa od', ({ row }) => row.start_date),
  dateColumn<Numbered<ContractLine>>('Umowa do', ({ row }) => row.end_date),
];

interface Numbered<Row> {
  readonly number: number;
  readonly row: Row;
}

/** Counts the rows of an export from 1. */
export async function* numbered<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Numbered<Row>> {
  let number = 0;
  for await (const row of rows) yield { number: (number += 1), row };
}
