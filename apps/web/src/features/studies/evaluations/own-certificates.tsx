import type { OwnCertificate } from '@indeks/contract/studies/certificates/certificates.schemas';
import { useQuery } from '@tanstack/react-query';
import { ownCertificatesQuery } from '#data/studies/certificates.ts';
import { formatNumericDate } from '#shared/lib/format.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { ReadOnlyValue } from '#shared/ui/form/read-only-value.tsx';
import { ownCertificatesTexts as texts } from './evaluations.texts.ts';

/** The own certificates, and whether they wait to be collected; nothing before the first. */
export function OwnCertificates() {
  const { data } = useQuery(ownCertificatesQuery);
  if (!data || data.certificates.length === 0) return null;
  return (
    <Card title={texts.title}>
      {data.certificates.map((certificate) => (
        <ReadOnlyValue
          key={certificate.id}
          label={texts.label(certificate.courseName, certificate.number)}
          value={inWords(certificate)}
        />
      ))}
    </Card>
  );
}

const inWords = (certificate: OwnCertificate): string =>
  [whereItIs(certificate), certificate.doubted && texts.doubted(formatNumericDate(certificate.doubted))]
    .filter(Boolean)
    .join('; ');

const whereItIs = ({ issued, handedOn, handedHow }: OwnCertificate): string =>
  handedOn === null || handedHow === null
    ? texts.waits(formatNumericDate(issued))
    : texts.handed(formatNumericDate(issued), texts.ways[handedHow], formatNumericDate(handedOn));
