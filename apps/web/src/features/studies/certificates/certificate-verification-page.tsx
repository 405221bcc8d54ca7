import {
  certificateVerificationQuery as verificationForm,
  type VerifiedCertificate,
} from '@indeks/contract/studies/certificates/certificates.schemas';
import { certificateVerificationQuery } from '#data/studies/certificates.ts';
import { PaperVerification } from '#parts/studies/verification/paper-verification.tsx';
import { formatDate, formatNumber } from '#shared/lib/format.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Facts } from '#shared/ui/page/facts.tsx';
import classes from './certificates.module.css';
import { certificateVerificationTexts as texts } from './certificates.texts.ts';

/** For anybody who holds a certificate. */
export function CertificateVerificationPage() {
  return (
    <PaperVerification
      words={texts}
      form={verificationForm}
      query={certificateVerificationQuery}
      verdict={(certificate) => (
        <>
          <Standing certificate={certificate} />
          <Facts facts={listFacts(certificate)} />
          <p className={classes.quiet}>{texts.initials}</p>
        </>
      )}
    />
  );
}

function Standing({
  certificate: { supersededBy, annulled, doubted },
}: {
  certificate: VerifiedCertificate;
}) {
  if (annulled !== null) return <Notice tone="error" title={texts.annulled(annulled)} />;
  if (supersededBy !== null) return <Notice tone="error" title={texts.superseded(supersededBy)} />;
  if (doubted === null) return <Notice tone="ok" title={texts.valid} />;
  return (
    <Notice tone="warning" title={texts.doubted(doubted)}>
      {texts.doubtedHelp}
    </Notice>
  );
}

const listFacts = (certificate: VerifiedCertificate): (readonly [string, string])[] => {
  const { fields } = texts;
  const { average, duplicates } = certificate;
  return [
    [fields.number, certificate.number],
    [fields.issued, formatDate(certificate.issued)],
    [fields.person, certificate.initials],
    [fields.course, certificate.courseName],
    [fields.result, `${certificate.result} (${formatNumber(average / 100, 2)})`],
    [fields.completed, formatDate(certificate.completed)],
    [fields.issuer, certificate.issuer],
    [fields.duplicates, duplicates === 0 ? texts.noDuplicates : String(duplicates)],
    [fields.hash, certificate.hash],
  ];
};
