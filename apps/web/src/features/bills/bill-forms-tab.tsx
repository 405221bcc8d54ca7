import { Title } from '@mantine/core';
import { monthOf } from '@indeks/contract/months/months.rules';
import { useQuery } from '@tanstack/react-query';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { fetchLecturerBillPdf, fetchMileageBillPdf } from '#data/papers.ts';
import { fetchMileageRegister, tripsOfMonthQuery } from '#data/trips.ts';
import { MonthToolbar } from '#parts/months/month-header.tsx';
import { useSession } from '#shared/api/session-context.tsx';
import { useDownload } from '#shared/api/use-download.ts';
import { today } from '#shared/lib/today.ts';
import { MonthSelector } from '#shared/ui/calendar/month-selector.tsx';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { BillsMonth } from './bills-month.tsx';
import classes from './bills.module.css';
import { billFormsTexts as texts } from './bills.texts.ts';

/** The printed forms of both bills, and the scans of a month; of the person acted for, or one's own. */
export function BillFormsTab({ user }: { user: number | undefined }) {
  const { user: self, permissions } = useSession();
  const uid = user ?? self.id;
  const { mileage, lecturer } = texts;
  return (
    <>
      <div className={classes['forms']}>
        <FormCard
          title={mileage.title}
          help={user === undefined ? mileage.help : mileage.helpFor}
          label={mileage.pdf}
          fetchPdf={() => fetchMileageBillPdf(uid)}
        >
          {permissions.includes('trips.own') && <Register user={user} />}
        </FormCard>
        <FormCard
          title={lecturer.title}
          help={user === undefined ? lecturer.help : lecturer.helpFor}
          label={lecturer.pdf}
          fetchPdf={() => fetchLecturerBillPdf(uid)}
        />
      </div>
      <BillsMonth
        user={user}
        header={(parts) => (
          <div className={classes['scans']}>
            <div>
              <Title order={2}>{texts.scans}</Title>
              <p>{texts.scansHelp}</p>
            </div>
            <MonthToolbar {...parts} />
          </div>
        )}
      />
    </>
  );
}

interface FormCardProps {
  title: string;
  help: string;
  label: string;
  fetchPdf: () => Promise<File>;
  children?: ReactNode;
}

function FormCard({ title, help, label, fetchPdf, children }: FormCardProps) {
  return (
    <Card title={title}>
      <div className={classes['form']}>
        <p>{help}</p>
        <PdfButton label={label} fetchPdf={fetchPdf} />
        {children}
      </div>
    </Card>
  );
}

/** The mileage register of an accepted month, which is attached to the bill. */
function Register({ user }: { user: number | undefined }) {
  const current = monthOf(today());
  const [month, setMonth] = useState(current);
  const { data } = useQuery(tripsOfMonthQuery(month, user));
  const { register } = texts;
  return (
    <div className={classes['register']}>
      <Title order={3} size="h4">
        {register.title}
      </Title>
      <p>{register.help}</p>
      <div className={classes['print']}>
        <MonthSelector value={month} onChange={setMonth} last={current} />
        {data?.can.pdf && (
          <PdfButton label={register.pdf} fetchPdf={() => fetchMileageRegister(month, user)} />
        )}
      </div>
      <p aria-live="polite">
        {data && !data.can.pdf && (data.items.length === 0 ? register.empty : register.notYet)}
      </p>
    </div>
  );
}

function PdfButton({ label, fetchPdf }: Pick<FormCardProps, 'label' | 'fetchPdf'>) {
  const pdf = useDownload(fetchPdf);
  return (
    <BusyButton variant="default" icon={IconFileTypePdf} {...pdf}>
      {label}
    </BusyButton>
  );
}
