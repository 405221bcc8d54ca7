import type { ProtocolContent } from '@indeks/contract/protocols/protocols.schemas';
import { formatGrade } from '@indeks/contract/evaluations/grades.rules';
import { sessionOf } from '@indeks/contract/protocols/protocols.rules';
import { documentTexts } from '@indeks/contract/protocols/protocols.texts';
import { formatMonth, formatNumericDate } from '#shared/lib/format.ts';
import { ColumnHeads } from '#shared/ui/table/column-heads.tsx';
import classes from './paper.module.css';
import { protocolTexts as texts } from './protocols.texts.ts';

/** What the file says, drawn as a sheet of paper; it is light in the dark, too. */
export function ProtocolPaper({ content }: { content: ProtocolContent }) {
  const { season, years } = sessionOf(content.date);
  const term = [`${documentTexts.seasons[season]} ${years}`, documentTexts.terms[content.type]];
  return (
    <section className={classes['desk']} aria-label={texts.paper} data-mantine-color-scheme="light">
      <div className={classes['sheet']}>
        <div className={classes['head']}>
          <div>
            <strong>{content.issuer.name}</strong>
            <div>{content.issuer.address}</div>
          </div>
          <div className={classes['end']}>
            {texts.number} <strong>{content.number}</strong>
            <div>{formatNumericDate(content.created)}</div>
          </div>
        </div>
        <h2 className={classes['title']}>{documentTexts.titles[content.exam]}</h2>
        <div className={classes['term']}>{term.filter((part) => part !== '').join(', ')}</div>
        <PaperFields content={content} />
        <StudentsTable content={content} />
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
    [labels.points, `${content.hours ?? texts.none} / ${content.ects ?? texts.none}`],
  ] as const;
  return (
    <dl className={classes['fields']}>
      {fields.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function StudentsTable({ content: { students } }: { content: ProtocolContent }) {
  const { columns } = texts;
  return (
    <table className={classes['table']}>
      <ColumnHeads names={Object.values(columns)} />
      <tbody>
        {students.map(({ eid, name, album, grade, words, date }, index) => (
          <tr key={eid}>
            <td>{index + 1}</td>
            <td>{album ?? texts.none}</td>
            <td className={classes['name']}>{name}</td>
            <td>{grade === null ? texts.none : formatGrade(grade)}</td>
            <td>{words}</td>
            <td>{date === null ? texts.none : formatNumericDate(date)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
