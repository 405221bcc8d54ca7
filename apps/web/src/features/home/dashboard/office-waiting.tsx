import type { OfficeToday } from '@indeks/contract/home/dashboard/dashboard.schemas';
import { reportRoutes } from '@indeks/contract/month/report-review/report-review.routes';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconChecks, IconGavel } from '@tabler/icons-react';
import { useState } from 'react';
import { waitingReportsQuery } from '#data/month/report-review.ts';
import { useCall } from '#shared/api/use-call.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import classes from './dashboard-cards.module.css';
import { OfficeCard } from './office-card.tsx';
import { officeTexts } from './office.texts.ts';

const texts = officeTexts.waiting;

/** Reports that wait, month by month; what raises no concern is accepted from here, each month by itself. */
export function WaitingCard({ waiting: { total, months } }: Pick<OfficeToday, 'waiting'>) {
  const [oldest] = months;
  const several = months.length > 1;
  return (
    <OfficeCard
      texts={texts}
      icon={IconGavel}
      count={total}
      {...(oldest && !several && { to: waitingIn(oldest.month) })}
      lines={months.slice(0, shown).map(({ month, reports }) => ({
        key: month,
        to: waitingIn(month),
        words: texts.month(month, reports),
      }))}
    >
      <div className={classes.acts}>
        {months.slice(0, shown).map(({ month }) => (
          <AcceptClean key={month} month={month} several={several} />
        ))}
      </div>
    </OfficeCard>
  );
}

/** No list shows several months at once. */
const waitingIn = (month: string): string => `/reports?month=${month}&waiting=1`;

const shown = 4;

function AcceptClean({ month, several }: { month: string; several: boolean }) {
  const { data } = useQuery(waitingReportsQuery(month));
  const accept = useCall('reports', reportRoutes.acceptClean);
  const [asked, setAsked] = useState<number>();
  const [opened, setOpened] = useState(false);
  const clean = data?.clean ?? 0;
  const ask = () => {
    setAsked(clean);
    setOpened(true);
  };
  return (
    <>
      {clean > 0 && (
        <Button variant="light" fullWidth leftSection={<Icon of={IconChecks} />} onClick={ask}>
          {several ? texts.acceptIn(clean, month) : texts.accept(clean)}
        </Button>
      )}
      <WhenOpened opened={opened}>
        <Confirm
          opened={opened}
          onClose={() => setOpened(false)}
          question={texts.question(asked ?? clean, month)}
          consequence={texts.consequence}
          confirmLabel={texts.accept(asked ?? clean)}
          icon={IconChecks}
          tone="brand"
          failed={texts.failed}
          onConfirm={async () => {
            const { accepted } = await accept({ body: { month } });
            snackbar(texts.accepted(accepted));
          }}
        />
      </WhenOpened>
    </>
  );
}

const Confirm = lazyPart(() => import('#shared/ui/dialog/confirm.tsx').then((file) => file.Confirm));
