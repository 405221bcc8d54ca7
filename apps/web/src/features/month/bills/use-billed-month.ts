import { monthAfter, monthOf } from '@indeks/contract/common/months.rules';
import type { ReportType } from '@indeks/contract/common/report-types';
import { reportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { reportsOfYearQuery } from '#data/month/report-review.ts';
import { isMonth } from '#parts/month/monthly-reports/use-month.ts';
import { today } from '#shared/lib/today.ts';

/** The month of a bill: the one that was chosen, that of the address, or the newest one that was accepted. */
export function useBilledMonth(type: ReportType, user: number | undefined) {
  const [chosen, choose] = useState<string>();
  const [address] = useSearchParams();
  const current = monthOf(today());
  const { data } = useQuery(reportsOfYearQuery(current, user));
  const named = address.get('month') ?? '';
  const accepted = data?.items.findLast(
    (report) => report.type === type && report.status === reportStatus.accepted,
  );
  // A month is accepted, and its bill written, when it is over.
  const usual = accepted ? monthOf(accepted.date_from) : monthAfter(current, -1);
  return { month: chosen ?? (isMonth(named) ? named : usual), choose };
}
