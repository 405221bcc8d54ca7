import type {
  QueueState,
  SizeState,
  SystemPart,
  SystemState,
} from '@indeks/contract/provider/security-state/system-state.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconRefresh } from '@tabler/icons-react';
import { systemStateQuery } from '#data/provider/security-state.ts';
import { formatDate, formatDateTime } from '#shared/lib/format.ts';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { NamedValue, NamedValues } from '#shared/ui/page/named-values.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { FindingRow } from './finding-row.tsx';
import classes from './security-state.module.css';
import { systemStateTexts as texts } from './system-state.texts.ts';

/** How the system is now, for the super administrator alone: green, or what is wrong and what to do. */
export function SystemStatePage() {
  const result = useQuery(systemStateQuery);
  const { data } = result;
  const action = {
    label: texts.refresh,
    icon: IconRefresh,
    busy: result.isFetching,
    onClick: () => void result.refetch(),
  };
  return (
    <>
      <PageHeader title={texts.title} help={texts.help} main={action} />
      {!data && <AwaitedState result={result} failed={texts.failed} columns={2} />}
      {data && (
        <div className={classes.cards}>
          <Parts state={data} />
          <Versions versions={data.versions} />
          <Queues queues={data.queues} />
          <Sizes sizes={data.sizes} />
        </div>
      )}
    </>
  );
}

function Parts({ state: { parts, looked_at } }: { state: SystemState }) {
  return (
    <Card title={texts.parts} flush aside={texts.lookedAt(formatDateTime(looked_at))}>
      <p className={classes.summary}>{summary(parts)}</p>
      <ul className={classes.rows}>
        {parts.map((part) => (
          <FindingRow key={part.name} finding={{ ...part, ...nobody, checked_at: looked_at }} />
        ))}
      </ul>
    </Card>
  );
}

const nobody = { link: null, people: [], people_total: 0, bad_since: null };

function summary(parts: readonly SystemPart[]): string {
  const count = (state: SystemPart['state']) => parts.filter((part) => part.state === state).length;
  if (count('bad') > 0) return texts.bad(count('bad'));
  return count('warning') > 0 ? texts.warnings(count('warning')) : texts.well;
}

function Versions({ versions }: { versions: SystemState['versions'] }) {
  return (
    <Card title={texts.versions}>
      <NamedValues className={classes.values}>
        <NamedValue name={texts.portal}>{versions.portal}</NamedValue>
        <NamedValue name={texts.schema}>{versions.schema}</NamedValue>
        <NamedValue name={texts.database}>{versions.database}</NamedValue>
        <NamedValue name={texts.node}>{versions.node}</NamedValue>
      </NamedValues>
    </Card>
  );
}

function Queues({ queues }: { queues: readonly QueueState[] }) {
  return (
    <Card title={texts.queues}>
      {queues.length === 0 ? (
        <p className={classes.says}>{texts.noQueues}</p>
      ) : (
        <NamedValues className={classes.values}>
          {queues.map((queue) => (
            <NamedValue key={queue.name} name={queue.name}>
              {texts.queue(queue)}
            </NamedValue>
          ))}
        </NamedValues>
      )}
    </Card>
  );
}

function Sizes({ sizes }: { sizes: readonly SizeState[] }) {
  return (
    <Card title={texts.sizes}>
      <NamedValues className={classes.values}>
        {sizes.map(({ name, bytes, grown }) => (
          <NamedValue key={name} name={name === '' ? texts.wholeDatabase : name}>
            {texts.size(bytes)}
            {grown && ` · ${texts.grown(grown.bytes, formatDate(grown.since))}`}
          </NamedValue>
        ))}
      </NamedValues>
    </Card>
  );
}
