import type { ProtocolPreview } from '@indeks/contract/studies/protocols/protocols.schemas';
import { isUnusual } from '@indeks/contract/studies/evaluations/grades.rules';
import { Anchor } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '#shared/api/session-context.tsx';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import protocol from '../protocol.module.css';
import { composePreview } from './closing-content.ts';
import type { ClosingForm, ClosingValues } from './closing-form.ts';
import classes from './closing.module.css';
import { closingTexts } from './closing.texts.ts';
import { useClosingValues } from './use-closing-values.ts';

const texts = closingTexts.checks;

interface ChecksCardProps {
  form: ClosingForm;
  preview: ProtocolPreview;
}

interface Check {
  ok: boolean;
  words: string;
  detail?: ReactNode;
  /** The detail names so many that a phone shows it only when asked. */
  isLong?: boolean;
}

/** What to look at before the protocol is closed. Nothing of it prevents that. */
export function ChecksCard({ form, preview }: ChecksCardProps) {
  const values = useClosingValues(form);
  const checks = [
    checkResults(preview, values),
    checkExaminer(preview),
    checkScale(preview, values),
    useAlbumCheck(preview),
  ];
  const remarks = checks.filter(({ ok }) => !ok).length;
  return (
    <Card
      title={texts.title}
      aside={remarks > 0 && <StatusChip tone="warning">{texts.remarks(remarks)}</StatusChip>}
    >
      <ul className={protocol.checks}>
        {checks.map((check) => (
          <li key={check.words} data-ok={check.ok || undefined}>
            <Icon of={check.ok ? IconCircleCheck : IconAlertTriangle} />
            <CheckWords {...check} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function CheckWords({ ok, words, detail, isLong = false }: Check) {
  const folds = usePhone() && isLong;
  const heading = ok ? undefined : classes.remark;
  if (folds)
    return (
      <details className={classes.folded}>
        <summary className={heading}>{words}</summary>
        <div className={classes.quiet}>{detail}</div>
      </details>
    );
  return (
    <div>
      <div className={heading}>{words}</div>
      {detail !== undefined && <div className={classes.quiet}>{detail}</div>}
    </div>
  );
}

/** More names than these are too many for a phone. */
const shortList = 3;

/** Students who get a result by the correction count as having one. */
const checkResults = (preview: ProtocolPreview, values: ClosingValues): Check => {
  const { students } = composePreview(preview, values);
  const missing = leaveOutCorrected(preview.checks.missing, listCorrected(preview, values));
  if (missing.length > 0)
    return {
      ok: false,
      words: texts.missing(missing.length),
      detail: texts.missingHelp(missing.join(', ')),
      isLong: missing.length > shortList,
    };
  const given = students.filter(({ grade }) => grade !== null).length;
  return { ok: true, words: texts.everybody, detail: texts.results(given, students.length - given) };
};

const checkExaminer = ({ content: { lecturer, exam } }: ProtocolPreview): Check =>
  lecturer === null
    ? { ok: false, words: texts.noExaminer[exam], detail: texts.headSigns }
    : { ok: true, words: texts.examiner[exam], detail: lecturer };

/** People to whom the correction gives 2,5 are named as well. */
const checkScale = (preview: ProtocolPreview, values: ClosingValues): Check => {
  const corrected = listCorrected(preview, values);
  const unusual = [
    ...leaveOutCorrected(preview.checks.unusual, corrected),
    ...corrected.filter(({ grade }) => grade !== null && isUnusual(grade)).map(({ name }) => name),
  ];
  return unusual.length > 0
    ? {
        ok: false,
        words: texts.unusual,
        detail: unusual.join(', '),
        isLong: unusual.length > shortList,
      }
    : { ok: true, words: texts.scale };
};

type Student = ProtocolPreview['content']['students'][number];

/** With the grades that are typed. */
const listCorrected = (preview: ProtocolPreview, values: ClosingValues): Student[] =>
  composePreview(preview, values).students.filter(({ eid }) => values.grades.some((one) => one.eid === eid));

const leaveOutCorrected = (names: readonly string[], corrected: readonly Student[]): string[] =>
  names.filter((name) => !corrected.some((one) => one.name === name));

/** Names lead to the pages where the secretariat enters the numbers. */
function useAlbumCheck({ checks: { withoutAlbum } }: ProtocolPreview): Check {
  const opensStudents = useSession().permissions.includes('students.view');
  if (withoutAlbum.length === 0) return { ok: true, words: texts.album };
  return {
    ok: false,
    words: texts.withoutAlbum(withoutAlbum.length),
    isLong: withoutAlbum.length > shortList,
    detail: withoutAlbum.map(({ uid, name }, index) => (
      <Fragment key={uid}>
        {index > 0 && ', '}
        {opensStudents ? (
          <Anchor component={Link} to={`/students/${uid}`}>
            {name}
          </Anchor>
        ) : (
          name
        )}
      </Fragment>
    )),
  };
}
