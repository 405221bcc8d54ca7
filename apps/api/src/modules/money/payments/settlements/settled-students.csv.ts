import {
  describePaymentState,
  overdueAmount,
  type PaymentState,
} from '@indeks/contract/money/payments/payment-state.rules';
import { formatNrb } from '@indeks/contract/numbers/nrb';
import { dateColumn, moneyColumn, numberColumn, textColumn } from '#platform/csv/csv.ts';
import type { ExportedRow } from './settled-students.queries.ts';

export interface NumberedRow extends ExportedRow {
  readonly number: number;
  readonly state: PaymentState;
}

export const settlementColumns = [
  numberColumn<NumberedRow>('LP', (row) => row.number),
  textColumn<NumberedRow>('Nazwisko', (row) => row.surname),
  textColumn<NumberedRow>('Imię', (row) => row.given_name),
  textColumn<NumberedRow>('Telefon', (row) => row.telephone),
  textColumn<NumberedRow>('E-mail', (row) => row.email),
  textColumn<NumberedRow>('Kierunek', (row) => row.courseName),
  textColumn<NumberedRow>('Kierunek 2', (row) => row.courseName2),
  dateColumn<NumberedRow>('Semestr', (row) => row.date),
  textColumn<NumberedRow>('Miejscowość', (row) => row.cityName),
  textColumn<NumberedRow>('Numer rachunku', (row) => row.bank_account && formatNrb(row.bank_account)),
  moneyColumn<NumberedRow>('Czesne', (row) => row.price),
  moneyColumn<NumberedRow>('Suma wpłat', (row) => row.paid + row.user_paid),
  // Negative when owed, as on the screen.
  moneyColumn<NumberedRow>('Saldo', (row) => 0 - row.balance),
  textColumn<NumberedRow>('Stan', (row) => (row.archived ? '' : describePaymentState(row.state))),
  moneyColumn<NumberedRow>('Zaległość', (row) => overdueAmount(row.state)),
  numberColumn<NumberedRow>('Dni', (row) => (row.state.kind === 'overdue' ? row.state.days : 0)),
];
