import type { ProtocolDetail } from '@indeks/contract/studies/protocols/protocols.schemas';
import { calculateAverage, formatGrade } from '@indeks/contract/studies/evaluations/grades.rules';
import { protocolTypes } from '@indeks/contract/studies/protocols/protocols.keys';
import { formatWindow, mustResit, windowOn } from '@indeks/contract/studies/protocols/protocols.rules';
import { Anchor } from '@mantine/core';
import { IconAlertTriangle, IconCertificate, IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { closingAddress } from '#parts/studies/protocols/closing-address.ts';
import { formatDayOf, formatNumber, formatStamp } from '#shared/lib/format.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { ActionButton } from '#shared/ui/page/action-button.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { findProtocolGroup } from './protocol-group.ts';
import { isInForce } from './protocol-state.tsx';
import classes from './protocol.module.css';
import { protocolsTexts, protocolTexts as texts } from './protocols.texts.ts';

export function ProtocolAside({ protocol }: { protocol: ProtocolDetail }) {
  return (
    <div className={classes.aside}>
      <Summary protocol={protocol} />
      <Checks protocol={protocol} />
      <Card title={texts.history}>
        <Steps protocol={protocol} />
        <Proof protocol={protocol} />
      </Card>
    </div>
  );
}

function Summary({ protocol }: { protocol: ProtocolDetail }) {
  const { students } = protocol.pdfData;
  const average = calculateAverage(students.map(({ grade }) => grade));
  const resit = students.filter(({ grade }) => mustResit(grade)).length;
  return (
    <Card title={texts.summary} aside={texts.people(students.length)}>
      <dl className={classes.figures}>
        <div>
          <dt>{texts.average}</dt>
          <dd>{average === undefined ? texts.none : formatNumber(average, 2)}</dd>
        </div>
        <div>
          <dt>{texts.passed}</dt>
          <dd>{students.length - resit}</dd>
        </div>
        <div data-attention={resit > 0 || undefined}>
          <dt>{texts.resit}</dt>
          <dd>{resit}</dd>
        </div>
      </dl>
      <ResitButton protocol={protocol} count={resit} />
    </Card>
  );
}

/** Leads to the protocol of those who must come again. */
function ResitButton({ protocol, count }: { protocol: ProtocolDetail; count: number }) {
  const { resitBlocked, type } = protocol;
  const next = protocolTypes.find((one) => one > Math.max(type, 1));
  if (resitBlocked === 'is-last' || resitBlocked === 'nobody' || !isInForce(protocol) || !next) return null;
  return (
    <ActionButton
      fullWidth
      action={{
        label: texts.makeResit(next, count),
        icon: IconCertificate,
        blocked: resitBlocked === null ? undefined : texts.resitBlocked[resitBlocked],
        to: closingAddress(findProtocolGroup(protocol), next),
      }}
    />
  );
}

function Checks({ protocol }: { protocol: ProtocolDetail }) {
  const { pdfData, changedSince, type } = protocol;
  const all = pdfData.students.length;
  const given = pdfData.students.filter(({ grade }) => grade !== null).length;
  const window = type === 0 ? undefined : windowOn(type, pdfData.created);
  const hasOdd = pdfData.students.some(({ grade }) => grade === 2.5);
  return (
    <Card title={texts.checks}>
      <ul className={classes.checks}>
        <Check ok={given === all} yes={texts.everyGrade(given, all)} no={texts.someGrades(given, all)} />
        <Check ok={!hasOdd} yes={texts.inScale} no={texts.outOfScale} />
        <Check
          ok={window !== undefined}
          yes={window ? texts.inWindow(formatWindow(window)) : ''}
          no={texts.outOfWindow}
        />
        <Check ok={changedSince.length === 0} yes={texts.asJournal} no={texts.changed(changedSince.length)} />
      </ul>
    </Card>
  );
}

function Check({ ok, yes, no }: { ok: boolean; yes: string; no: string }) {
  return (
    <li data-ok={ok || undefined}>
      <Icon of={ok ? IconCircleCheck : IconAlertTriangle} />
      {ok ? yes : no}
    </li>
  );
}

const inFigures = (grade: number | null): string => (grade === null ? texts.none : formatGrade(grade));

function Steps({ protocol }: { protocol: ProtocolDetail }) {
  const { withdrawn, superseded, changedSince, lastChange, usernameCreated, created } = protocol;
  const change = ({ name, before, after }: (typeof changedSince)[number]) =>
    texts.change(name, inFigures(before), inFigures(after));
  const steps = [
    ...(withdrawn
      ? [{ title: texts.withdrawnStep, by: `${withdrawn.by} · ${formatStamp(withdrawn.at)}` }]
      : []),
    ...(superseded ? [{ title: texts.supersededStep, by: protocolsTexts.corrects(superseded.number) }] : []),
    ...changedSince.map((one) => ({ title: texts.changedStep, by: change(one) })),
    { title: texts.closedStep, by: `${usernameCreated} · ${formatStamp(created)}` },
    ...(lastChange
      ? [{ title: texts.lastChange, by: `${change(lastChange)} · ${formatDayOf(lastChange.at)}` }]
      : []),
  ];
  return (
    <ol className={classes.steps}>
      {steps.map(({ title, by }) => (
        <li key={`${title} ${by}`}>
          <strong>{title}</strong>
          <div className={classes.quiet}>{by}</div>
        </li>
      ))}
    </ol>
  );
}

function Proof({ protocol: { number, code, qr } }: { protocol: ProtocolDetail }) {
  return (
    <div className={classes.proof}>
      <img
        className={classes.qr}
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={texts.qr(number)}
        width={68}
        height={68}
      />
      <div>
        <strong>{texts.code(code)}</strong>
        <div className={classes.quiet}>{texts.codeHelp}</div>
        <Anchor component={Link} to={`/verify?number=${number}&code=${code}`}>
          {texts.verify}
        </Anchor>
      </div>
    </div>
  );
}
