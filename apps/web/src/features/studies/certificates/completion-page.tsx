import type { Completing, CompletionGroup } from '@indeks/contract/studies/certificates/certificates.schemas';
import { Button } from '@mantine/core';
import { IconCertificate2, IconEye, IconListNumbers, IconRulerMeasure } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { fetchTestPrint } from '#data/studies/certificate-facts.ts';
import { completionQuery, type CompletionFilter } from '#data/studies/certificates.ts';
import { isSemesterDay } from '#parts/studies/students/semester-day.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { formatMonth } from '#shared/lib/format.ts';
import { readId } from '#shared/lib/read-id.ts';
import { today } from '#shared/lib/today.ts';
import { CheckboxControl } from '#shared/ui/form/choices/checkbox-control.tsx';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import floating from '#shared/ui/page/floating-bar.module.css';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { CompletionAside } from './completion-aside.tsx';
import classes from './certificates.module.css';
import { completionTexts as texts } from './certificates.texts.ts';
import type { OpenIssuing } from './issue-dialog.tsx';
import type { IssuingDays } from './issuing-days.tsx';
import { numberAfter } from './number-after.ts';
import { ColumnHeads, MissingOne, PeopleGroup, ReadyOne } from './people-group.tsx';
import type { OpenEnrolmentFacts } from './enrolment-facts-dialog.tsx';
import type { OpenPreview } from './preview-dialog.tsx';

const EnrolmentFactsDialog = lazyPart(
  async () => (await import('./enrolment-facts-dialog.tsx')).EnrolmentFactsDialog,
);
const IssueDialog = lazyPart(async () => (await import('./issue-dialog.tsx')).IssueDialog);
const PreviewDialog = lazyPart(async () => (await import('./preview-dialog.tsx')).PreviewDialog);

/** Who of a group may get a certificate now; the others with what they lack, and where that is mended. */
export function CompletionPage() {
  const [params] = useSearchParams();
  const date = params.get('date') ?? '';
  const cid = readId(params.get('cid') ?? '');
  const back = { to: `/students/graduation?${params.toString()}`, label: texts.back };
  if (isSemesterDay(date) && cid !== null) return <AskedGroup asked={{ date, cid }} back={back} />;
  return (
    <>
      <PageHeader title={texts.title} back={back} />
      <EmptyState {...texts.missing} />
    </>
  );
}

interface AskedGroupProps {
  asked: CompletionFilter;
  back: { to: string; label: string };
}

function AskedGroup({ asked, back }: AskedGroupProps) {
  const result = useQuery(completionQuery(asked));
  const { data } = result;
  const testPrint = useDownload(fetchTestPrint);
  return (
    <>
      <PageHeader
        title={texts.title}
        back={back}
        help={data && `${data.course}, ${formatMonth(asked.date.slice(0, 7))}`}
        state={data && <Counts people={data.people} />}
        secondary={[
          { label: texts.testPrint, icon: IconRulerMeasure, ...testPrint },
          { label: texts.register, icon: IconListNumbers, to: '/certificates' },
        ]}
      />
      {data ? (
        <Group group={data} asked={asked} />
      ) : (
        <AwaitedState result={result} failed={texts.failed} rows={6} columns={3} />
      )}
    </>
  );
}

const isReady = ({ missing, certificate }: Completing): boolean =>
  certificate === null && missing.length === 0;

function Counts({ people }: Pick<CompletionGroup, 'people'>) {
  const ready = people.filter(isReady).length;
  const lacking = people.filter(({ missing }) => missing.length > 0).length;
  return (
    <>
      {ready > 0 && <StatusChip tone="ok">{texts.ready(ready)}</StatusChip>}
      {lacking > 0 && <StatusChip tone="warning">{texts.notReady(lacking)}</StatusChip>}
    </>
  );
}

function Group({ group, asked }: { group: CompletionGroup; asked: CompletionFilter }) {
  const { people, capped } = group;
  const lacking = people.filter(({ missing }) => missing.length > 0);
  const ready = people.filter(isReady);
  const certified = people.filter(({ certificate }) => certificate !== null);
  const choice = useChosen(ready);
  const { chosen } = choice;
  const { show, of, anyOpen } = useOpen<OpenIssuing | OpenEnrolmentFacts | OpenPreview>('completion');
  const [days, setDays] = useState<IssuingDays>(() => ({ completed: '', issued: today(), copies: 2 }));
  return (
    <>
      {capped && <Notice tone="warning">{texts.capped}</Notice>}
      {people.length === 0 && <EmptyState title={texts.nobody} text={texts.missing.text} />}
      <div className={classes.layout}>
        <CompletionAside
          group={group}
          cid={asked.cid}
          ready={ready}
          lacking={lacking}
          chosen={chosen}
          days={days}
          onDays={setDays}
        />
        <Card flush>
          <ColumnHeads />
          <PeopleGroup title={texts.groups.missing(lacking.length)} people={lacking}>
            {(person) => (
              <MissingOne
                person={person}
                group={asked}
                onFacts={({ eid }) => show({ kind: 'facts', id: eid })}
              />
            )}
          </PeopleGroup>
          <ReadyPeople group={group} ready={ready} choice={choice} />
          <PeopleGroup title={texts.groups.certified(certified.length)} people={certified}>
            {(person) => <ReadyOne person={person} />}
          </PeopleGroup>
        </Card>
      </div>
      {ready.length > 0 && (
        <IssueBar
          count={chosen.length}
          onPreview={() => show({ kind: 'preview' })}
          onIssue={() => show({ kind: 'issue', ids: chosen.map(({ id }) => id) })}
        />
      )}
      <WhenOpened opened={anyOpen}>
        <IssueDialog open={of('issue')} group={group} days={days} />
        <EnrolmentFactsDialog open={of('facts')} />
        <PreviewDialog open={of('preview')} chosen={chosen} days={days} onDays={setDays} />
      </WhenOpened>
    </>
  );
}

interface ReadyPeopleProps {
  group: CompletionGroup;
  ready: readonly Completing[];
  choice: ReturnType<typeof useChosen>;
}

/** Each with the number that would be given now. */
function ReadyPeople({ group, ready, choice: { left, setLeft, leave, chosen } }: ReadyPeopleProps) {
  const numberOf = ({ id }: Completing) => {
    const index = chosen.findIndex((person) => person.id === id);
    return index < 0 ? undefined : numberAfter(group.next, index);
  };
  return (
    <>
      {ready.length > 0 && <ChooseAll ready={ready} chosen={chosen} onChange={setLeft} />}
      <PeopleGroup title={texts.groups.ready(ready.length)} people={ready}>
        {(person) => (
          <ReadyOne
            person={person}
            chosen={!left.has(person.id)}
            number={numberOf(person)}
            onChange={(is) => leave(person.id, !is)}
          />
        )}
      </PeopleGroup>
    </>
  );
}

/** All of them until somebody is left out. */
function useChosen(ready: readonly Completing[]) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const leave = (id: number, out: boolean) => {
    const next = new Set(left);
    if (out) next.add(id);
    else next.delete(id);
    setLeft(next);
  };
  return { left, setLeft, leave, chosen: ready.filter(({ id }) => !left.has(id)) };
}

interface ChooseAllProps {
  ready: readonly Completing[];
  chosen: readonly Completing[];
  /** Called with the people who are left out. */
  onChange: (left: ReadonlySet<number>) => void;
}

function ChooseAll({ ready, chosen, onChange }: ChooseAllProps) {
  return (
    <div className={classes.all}>
      <CheckboxControl
        label={texts.all}
        value={chosen.length === ready.length}
        partly={chosen.length > 0 && chosen.length < ready.length}
        onChange={(all) => onChange(new Set(all ? [] : ready.map(({ id }) => id)))}
      />
    </div>
  );
}

interface IssueBarProps {
  count: number;
  onPreview: () => void;
  onIssue: () => void;
}

/** How many are chosen, and that nothing can be taken back. */
function IssueBar({ count, onPreview, onIssue }: IssueBarProps) {
  return (
    <div className={`${floating.floating} ${classes.bar}`}>
      <div>
        <strong>{texts.chosen(count)}</strong>
        <div className={classes.quiet}>{texts.frozen}</div>
      </div>
      <div className={classes.acts}>
        <Button
          variant="default"
          leftSection={<Icon of={IconEye} />}
          disabled={count === 0}
          onClick={onPreview}
        >
          {texts.preview}
        </Button>
        <Button leftSection={<Icon of={IconCertificate2} />} disabled={count === 0} onClick={onIssue}>
          {texts.submit(count)}
        </Button>
      </div>
    </div>
  );
}
