import { findingStates } from '@indeks/contract/provider/security-state/security-state.keys';
import { securityStateRoutes as routes } from '@indeks/contract/provider/security-state/security-state.routes';
import type {
  CheckRun,
  SecurityState,
} from '@indeks/contract/provider/security-state/security-state.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconRefresh, IconShieldCheck } from '@tabler/icons-react';
import { securityStateQuery } from '#data/provider/security-state.ts';
import { readMessage } from '#shared/api/call-error.ts';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/api/use-change.ts';
import { formatDateTime } from '#shared/lib/format.ts';
import { ProgressForLongWork } from '#shared/ui/feedback/progress-for-long-work.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { FindingRow } from './finding-row.tsx';
import classes from './security-state.module.css';
import { securityStateTexts as texts } from './security-state.texts.ts';

/** The results of the nightly check of the installation, only for the super administrator. */
export function SecurityStatePage() {
  const result = useQuery(securityStateQuery);
  const { data } = result;
  const check = useChange('security-state', () => call(routes.check));
  const running = data?.run?.state === 'running';
  const action = {
    label: texts.check,
    icon: IconRefresh,
    busy: check.isPending || running,
    onClick: () =>
      check.mutate(undefined, { onError: (error) => snackbar(readMessage(error), { tone: 'error' }) }),
  };
  const isEmpty = data !== undefined && data.findings.length === 0 && !running;
  return (
    <>
      <PageHeader title={texts.title} help={texts.help} {...(!isEmpty && { main: action })} />
      {!data && <AwaitedState result={result} failed={texts.failed} columns={2} />}
      {data?.run && running && <Progress run={data.run} />}
      {isEmpty && <EmptyState {...texts.empty} icon={IconShieldCheck} action={action} />}
      {data && data.findings.length > 0 && <Findings state={data} />}
    </>
  );
}

function Progress({ run: { done, total } }: { run: CheckRun }) {
  return (
    <div className={classes.progress}>
      <ProgressForLongWork label={texts.running} detail={texts.progress(done, total)} done={done / total} />
    </div>
  );
}

function Findings({ state: { run, findings } }: { state: SecurityState }) {
  const finished = run?.finished_at;
  return (
    <Card
      title={texts.list}
      flush
      aside={
        finished ? texts.checkedAt(formatDateTime(finished)) : run?.state === 'lost' ? texts.lost : undefined
      }
    >
      <p className={classes.summary}>
        {findingStates
          .map((state) => ({ state, count: findings.filter((found) => found.state === state).length }))
          .filter(({ count }) => count > 0)
          .map(({ state, count }) => texts.summaries[state](count))
          .join(' · ')}
      </p>
      <ul className={classes.rows}>
        {findings.map((finding) => (
          <FindingRow key={finding.name} finding={finding} />
        ))}
      </ul>
    </Card>
  );
}
