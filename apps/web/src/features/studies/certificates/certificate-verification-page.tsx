import { certificateVerificationQuery as verificationForm } from '@indeks/contract/studies/certificates/certificates.schemas';
import type { VerifiedCertificate } from '@indeks/contract/studies/certificates/certificates.schemas';
import { Anchor } from '@mantine/core';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { certificateVerificationQuery } from '#data/studies/certificates.ts';
import { isCallError, readMessage } from '#shared/api/call-error.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { formatDate, formatNumber } from '#shared/lib/format.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Form } from '#shared/ui/form/form.tsx';
import { SubmitButton } from '#shared/ui/form/saving/submit-button.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { useZodForm } from '#shared/ui/form/use-zod-form.ts';
import { EntranceHeading } from '#shared/ui/page/entrance-heading.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import classes from './certificate-verification.module.css';
import { certificateVerificationTexts as texts } from './certificates.texts.ts';

interface Asked {
  number: string;
  code: string;
}

/** For anybody who holds a certificate, without an account. The QR code on the paper leads here with number and code. */
export function CertificateVerificationPage() {
  // Pages without a session stand outside the shell, which has the client of the others.
  const [queries] = useState(createQueryClient);
  const [params, setParams] = useSearchParams();
  const asked = verificationForm.safeParse({
    number: params.get('number') ?? '',
    code: params.get('code') ?? '',
  });
  return (
    <QueryClientProvider client={queries}>
      <EntranceHeading title={texts.title}>{texts.help}</EntranceHeading>
      {asked.success ? (
        <Verified {...asked.data} onAgain={() => setParams({})} />
      ) : (
        <Ask
          asked={{ number: params.get('number') ?? '', code: params.get('code') ?? '' }}
          onAsk={(typed) => setParams({ ...typed })}
        />
      )}
      <p className={classes['foot']}>
        <Anchor component={Link} to="/login">
          {texts.toLogin}
        </Anchor>
      </p>
    </QueryClientProvider>
  );
}

function Ask({ asked, onAsk }: { asked: Asked; onAsk: (typed: Asked) => void }) {
  const form = useZodForm(verificationForm, asked);
  return (
    <Form form={form} onSubmit={async (typed) => onAsk(typed)}>
      <TextField
        control={form.control}
        name="number"
        label={texts.number}
        placeholder={texts.numberExample}
        autoComplete="off"
      />
      <TextField
        control={form.control}
        name="code"
        label={texts.code}
        placeholder={texts.codeExample}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton size="md" fullWidth>
        {texts.submit}
      </SubmitButton>
    </Form>
  );
}

function Verified({ number, code, onAgain }: Asked & { onAgain: () => void }) {
  const { data, error } = useQuery({ ...certificateVerificationQuery({ number, code }), retry: false });
  return (
    <div className={classes['result']}>
      <output aria-label={texts.result}>
        {data && <Verdict certificate={data} />}
        {error && <Failure error={error} />}
        {!data && !error && <LoadingState rows={2} columns={1} />}
      </output>
      <Anchor component="button" type="button" onClick={onAgain} className={classes['again']}>
        {texts.another}
      </Anchor>
    </div>
  );
}

function Failure({ error }: { error: Error }) {
  return isCallError(error, 'record/not-found') ? (
    <Notice tone="error" title={texts.unknown}>
      {texts.unknownHelp}
    </Notice>
  ) : (
    <Notice tone="error">{readMessage(error)}</Notice>
  );
}

function Verdict({ certificate }: { certificate: VerifiedCertificate }) {
  return (
    <>
      <Standing certificate={certificate} />
      <dl className={classes['facts']}>
        {listFacts(certificate).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes['quiet']}>{texts.initials}</p>
    </>
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

/** What can be compared with a paper in hand. */
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
