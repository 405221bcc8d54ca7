import type { ProtocolPreview } from '@indeks/contract/studies/protocols/protocols.schemas';
import { Anchor } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '#shared/api/session-context.tsx';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Card } from '#shared/ui/page/card.tsx';
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
}

/** What to look at before the protocol is closed. Nothing of it prevents that. */
export function ChecksCard({ form, preview }: ChecksCardProps) {
  const values = useClosingValues(form);
  const checks = [
    checkResults(preview, values),
    checkExaminer(preview),
    checkScale(preview),
    useAlbumCheck(preview),
  ];
  const remarks = checks.filter(({ ok }) => !ok).length;
  return (
    <Card
      title={texts.title}
      aside={remarks > 0 && <StatusChip tone="warning">{texts.remarks(remarks)}</StatusChip>}
    >
      <ul className={protocol['checks']}>
        {checks.map(({ ok, words, detail }) => (
          <li key={words} data-ok={ok || undefined}>
            <Icon of={ok ? IconCircleCheck : IconAlertTriangle} />
            <div>
              <div className={classes[ok ? 'checked' : 'remark']}>{words}</div>
              {detail !== undefined && <div className={classes['quiet']}>{detail}</div>}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Whoever the correction gives a result has one. */
const checkResults = (preview: ProtocolPreview, values: ClosingValues): Check => {
  const { students } = composePreview(preview, values);
  const corrected = students.filter(({ eid }) => values.grades.some((one) => one.eid === eid));
  const missing = preview.checks.missing.filter((name) => !corrected.some((one) => one.name === name));
  if (missing.length > 0)
    return { ok: false, words: texts.missing(missing.length), detail: texts.missingHelp(missing.join(', ')) };
  const given = students.filter(({ grade }) => grade !== null).length;
  return { ok: true, words: texts.everybody, detail: texts.results(given, students.length - given) };
};

const checkExaminer = ({ content: { lecturer, exam } }: ProtocolPreview): Check =>
  lecturer === null
    ? { ok: false, words: texts.noExaminer[exam], detail: texts.headSigns }
    : { ok: true, words: texts.examiner[exam], detail: lecturer };

const checkScale = ({ checks: { unusual } }: ProtocolPreview): Check =>
  unusual.length > 0
    ? { ok: false, words: texts.unusual, detail: unusual.join(', ') }
    : { ok: true, words: texts.scale };

/** Names lead to the pages where the secretariat enters the numbers. */
function useAlbumCheck({ checks: { withoutAlbum } }: ProtocolPreview): Check {
  const opensStudents = useSession().permissions.includes('students.view');
  if (withoutAlbum.length === 0) return { ok: true, words: texts.album };
  return {
    ok: false,
    words: texts.withoutAlbum(withoutAlbum.length),
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
