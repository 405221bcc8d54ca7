import {
  verificationQuery as verificationForm,
  type VerifiedProtocol,
} from '@indeks/contract/studies/protocols/verification.schemas';
import { formatGrade } from '@indeks/contract/studies/evaluations/grades.rules';
import { documentTexts } from '@indeks/contract/studies/protocols/protocols.texts';
import { verificationQuery } from '#data/studies/protocols.ts';
import { PaperVerification } from '#parts/studies/verification/paper-verification.tsx';
import { formatMonth, formatNumber, formatNumericDate } from '#shared/lib/format.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Facts } from '#shared/ui/page/facts.tsx';
import { ComparedFile } from './compared-file.tsx';
import { verificationTexts as texts } from './verification.texts.ts';

/** For anybody who holds a protocol. */
export function VerificationPage() {
  return (
    <PaperVerification
      words={texts}
      form={verificationForm}
      query={verificationQuery}
      verdict={(protocol) => (
        <>
          <Standing protocol={protocol} />
          <Facts facts={listFacts(protocol)} />
        </>
      )}
      below={({ pdfHash }) => <ComparedFile pdfHash={pdfHash} />}
    />
  );
}

function Standing({ protocol: { withdrawn, supersededBy } }: { protocol: VerifiedProtocol }) {
  if (withdrawn !== null)
    return <Notice tone="error" title={texts.withdrawn(formatNumericDate(withdrawn))} />;
  if (supersededBy !== null) return <Notice tone="error" title={texts.superseded(supersededBy)} />;
  return <Notice tone="ok" title={texts.valid} />;
}

/** The facts that a verification shows; they name no student. */
const listFacts = (protocol: VerifiedProtocol): (readonly [string, string])[] => {
  const { fields } = texts;
  const { corrects, examDay, grades, average } = protocol;
  const counts = grades.map(({ grade, count }) =>
    texts.countOf(grade === null ? documentTexts.absent : formatGrade(grade), count),
  );
  return [
    [fields.number, protocol.number],
    [fields.created, formatNumericDate(protocol.created)],
    ...(corrects === null ? [] : [[fields.corrects, corrects] as const]),
    [fields.course, protocol.courseName],
    [fields.subject, protocol.subjectName],
    [fields.intake, formatMonth(protocol.intake.slice(0, 7))],
    [fields.session, texts.session(protocol.type)],
    ...(examDay === null ? [] : [[fields.examDay, formatNumericDate(examDay)] as const]),
    [fields.people, String(protocol.people)],
    [fields.grades, counts.join(' · ')],
    ...(average === null ? [] : [[fields.average, formatNumber(average, 2)] as const]),
    [fields.hash, protocol.hash],
  ];
};
