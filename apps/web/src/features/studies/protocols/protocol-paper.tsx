import type { ProtocolContent } from '@indeks/contract/studies/protocols/protocols.schemas';
import { formatGrade } from '@indeks/contract/studies/evaluations/grades.rules';
import { sessionOf } from '@indeks/contract/studies/protocols/protocols.rules';
import { documentTexts } from '@indeks/contract/studies/protocols/protocols.texts';
import { formatMonth, formatNumericDate } from '#shared/lib/format.ts';
import { ColumnHeads } from '#shared/ui/table/column-heads.tsx';
import classes from './paper.module.css';
import { protocolTexts as texts } from './protocols.texts.ts';

interface ProtocolPaperProps {
  content: ProtocolContent;
  /** It is not closed yet: it has no number, and a mark says so. */
  preview?: boolean;
  /** Grades that it changes, as they were, by enrolment; null: did not come. */
  before?: ReadonlyMap<number, number | null>;
}

/** What the file says, drawn as a sheet of paper; it is light in the dark, too. */
export function ProtocolPaper({ content, preview = false, before = unchanged }: ProtocolPaperProps) {
  const { season, years } = sessionOf(content.date);
  const kind = content.correction ? [documentTexts.titles[content.exam].toLowerCase()] : [];
  const term = [...kind, `${documentTexts.seasons[season]} ${years}`, documentTexts.terms[content.type]];
  return (
    <section className={classes.desk} aria-label={texts.paper} data-mantine-color-scheme="light">
      <div className={classes.sheet} data-mark={preview ? texts.previewMark : undefined}>
        <div className={classes.head}>
          <div>
            <strong>{content.issuer.name}</strong>
            <div>{content.issuer.address}</div>
          </div>
          <div className={classes.end}>
            {preview ? (
              <strong>{texts.unnumbered}</strong>
            ) : (
              <>
                {texts.number} <strong>{content.number}</strong>
              </>
            )}
            <div>{formatNumericDate(content.created)}</div>
          </div>
        </div>
        <h2 className={classes.title}>
          {content.correction
            ? documentTexts.correctionTitle(content.correction.number)
            : documentTexts.titles[content.exam]}
        </h2>
        <div className={classes.term}>{term.filter((part) => part !== '').join(', ')}</div>
        {content.correction && <p className={classes.framed}>{documentTexts.corrects(content.correction)}</p>}
        <PaperFields content={content} />
        <StudentsTable content={content} before={before} />
      </div>
    </section>
  );
}

function PaperFields({ content }: { content: ProtocolContent }) {
  const { labels } = texts;
  const fields = [
    [labels.course, content.course],
    [labels.intake, formatMonth(content.intake.slice(0, 7))],
    [labels.subject, content.subject],
    [labels.form, documentTexts.forms[content.exam]],
    [documentTexts.teachers[content.exam], content.lecturer ?? texts.none],
    ...(content.exam_day
      ? [[labels.examined, `${formatNumericDate(content.exam_day)}, ${content.exam_place ?? ''}`] as const]
      : []),
    [labels.points, `${content.hours ?? texts.none} / ${content.ects ?? texts.none}`],
  ] as const;
  return (
    <dl className={classes.fields}>
      {fields.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type StudentsTableProps = Required<Pick<ProtocolPaperProps, 'content' | 'before'>>;

function StudentsTable({ content: { students }, before }: StudentsTableProps) {
  const { columns } = texts;
  return (
    <table className={classes.table}>
      <ColumnHeads names={Object.values(columns)} />
      <tbody>
        {students.map(({ eid, name, album, grade, words, date, place }, index) => (
          <tr key={eid} data-changed={before.has(eid) || undefined}>
            <td>{index + 1}</td>
            <td>{album ?? texts.none}</td>
            <td className={classes.name}>{name}</td>
            <td>
              {before.has(eid) && <del>{inFigures(before.get(eid) ?? null)}</del>} {inFigures(grade)}
            </td>
            <td>{words}</td>
            <td>
              {[date === null ? texts.none : formatNumericDate(date), ...(place ? [place] : [])].join(', ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const inFigures = (grade: number | null): string => (grade === null ? texts.none : formatGrade(grade));

const unchanged: ReadonlyMap<number, number | null> = new Map();
