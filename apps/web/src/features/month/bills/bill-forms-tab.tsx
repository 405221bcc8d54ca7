import { Title } from '@mantine/core';
import { monthOf } from '@indeks/contract/common/months.rules';
import { useQuery } from '@tanstack/react-query';
import { IconFileTypePdf } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { fetchLecturerBillPdf, fetchMileageBillPdf } from '#data/employment/papers.ts';
import { fetchMileageRegister, tripsOfMonthQuery } from '#data/month/trips.ts';
import { timesOfMonthQuery } from '#data/month/work-times.ts';
import { inToolbar } from '#parts/month/monthly-reports/month-header.tsx';
import { useSession } from '#shared/api/session-context.tsx';
import { useDownload } from '#shared/api/use-download.ts';
import { today } from '#shared/lib/today.ts';
import { MonthSelector } from '#shared/ui/calendar/month-selector.tsx';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { BillsMonth } from './bills-month.tsx';
import classes from './bills.module.css';
import { billFormsTexts as texts } from './bills.texts.ts';
import { useBilledMonth } from './use-billed-month.ts';

/** The printed forms of both bills, and the scans of a month; of the person acted for, or one's own. */
export function BillFormsTab({ user }: { user: number | undefined }) {
  const { permissions } = useSession();
  return (
    <>
      <div className={classes.forms}>
        {permissions.includes('trips.own') ? (
          <MileageBill user={user} />
        ) : (
          <BlankBill user={user} texts={texts.mileage} fetchPdf={fetchMileageBillPdf} />
        )}
        {permissions.includes('work-times.own') ? (
          <LecturerBill user={user} />
        ) : (
          <BlankBill user={user} texts={texts.lecturer} fetchPdf={fetchLecturerBillPdf} />
        )}
      </div>
      <BillsMonth
        user={user}
        header={(parts) => (
          <div className={classes.scans}>
            <div>
              <Title order={2}>{texts.scans}</Title>
              <p>{texts.scansHelp}</p>
            </div>
            {inToolbar(parts)}
          </div>
        )}
      />
    </>
  );
}

interface OfPerson {
  user: number | undefined;
}

/** With the mileage register of the month, which is attached to the bill. */
function MileageBill({ user }: OfPerson) {
  const { month, choose } = useBilledMonth('przejazd', user);
  const { data } = useQuery(tripsOfMonthQuery(month, user));
  return (
    <FilledBill
      {...{ user, month, data }}
      onMonth={choose}
      texts={texts.mileage}
      fetchPdf={fetchMileageBillPdf}
    >
      {data?.can.pdf && (
        <PdfButton
          variant="default"
          label={texts.register}
          fetchPdf={() => fetchMileageRegister(month, user)}
        />
      )}
    </FilledBill>
  );
}

function LecturerBill({ user }: OfPerson) {
  const { month, choose } = useBilledMonth('czas', user);
  const { data } = useQuery(timesOfMonthQuery(month, user));
  return (
    <FilledBill
      {...{ user, month, data }}
      onMonth={choose}
      texts={texts.lecturer}
      fetchPdf={fetchLecturerBillPdf}
    />
  );
}

interface BillTexts {
  title: string;
  help: string;
  pdf: string;
  filled: string;
}

interface BlankBillProps extends OfPerson {
  texts: BillTexts;
  fetchPdf: (uid: number, month?: string) => Promise<File>;
}

interface FilledBillProps extends BlankBillProps {
  month: string;
  onMonth: (month: string) => void;
  data: { items: readonly unknown[]; can: { pdf: boolean } } | undefined;
  children?: ReactNode;
}

/** An accepted month fills the bill in; any other leaves lines to write on, and the card says so. */
function FilledBill({ user, month, onMonth, data, texts: card, fetchPdf, children }: FilledBillProps) {
  const uid = useUid(user);
  const filled = data?.can.pdf === true;
  const state = filled ? card.filled : data?.items.length === 0 ? texts.empty : texts.notYet;
  return (
    <Card title={card.title}>
      <div className={classes.form}>
        <p>{card.help}</p>
        <MonthSelector value={month} onChange={onMonth} last={monthOf(today())} />
        <p aria-live="polite">{data && state}</p>
        <div className={classes.print}>
          <PdfButton label={card.pdf} fetchPdf={() => fetchPdf(uid, filled ? month : undefined)} />
          {children}
        </div>
      </div>
    </Card>
  );
}

/** For those who enter neither hours nor trips. */
function BlankBill({ user, texts: card, fetchPdf }: BlankBillProps) {
  const uid = useUid(user);
  return (
    <Card title={card.title}>
      <div className={classes.form}>
        <p>{texts.byHand}</p>
        <PdfButton label={card.pdf} fetchPdf={() => fetchPdf(uid)} />
      </div>
    </Card>
  );
}

function useUid(user: number | undefined): number {
  const { user: self } = useSession();
  return user ?? self.id;
}

interface PdfButtonProps {
  label: string;
  fetchPdf: () => Promise<File>;
  variant?: 'default';
}

function PdfButton({ label, fetchPdf, ...look }: PdfButtonProps) {
  const pdf = useDownload(fetchPdf);
  return (
    <BusyButton icon={IconFileTypePdf} {...look} {...pdf}>
      {label}
    </BusyButton>
  );
}
