import {
  verificationQuery as verificationForm,
  type VerifiedProtocol,
} from '@indeks/contract/studies/protocols/verification.schemas';
import { formatGrade } from '@indeks/contract/studies/evaluations/grades.rules';
import { documentTexts } from '@indeks/contract/studies/protocols/protocols.texts';
import { Anchor } from '@mantine/core';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { verificationQuery } from '#data/studies/protocols.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { isCallError, readMessage } from '#shared/api/call-error.ts';
import { formatMonth, formatNumber, formatNumericDate } from '#shared/lib/format.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Form } from '#shared/ui/form/form.tsx';
import { SubmitButton } from '#shared/ui/form/saving/submit-button.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { useZodForm } from '#shared/ui/form/use-zod-form.ts';
import { EntranceHeading } from '#shared/ui/page/entrance-heading.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import { ComparedFile } from './compared-file.tsx';
import classes from './verification.module.css';
import { verificationTexts as texts } from './verification.texts.ts';

/** For anybody who holds a protocol, without an account. The QR code on the paper leads here with number and code. */
export function VerificationPage() {
  // Pages without a session stand outside the shell, which has the client of the others.
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <Verification />
    </QueryClientProvider>
  );
}

function Verification() {
  const [params, setParams] = useSearchParams();
  const asked = verificationForm.safeParse({
    number: params.get('number') ?? '',
    code: params.get('code') ?? '',
  });
  return (
    <>
      <EntranceHeading title={texts.title}>{texts.help}</EntranceHeading>
      {asked.success ? (
        <Verified {...asked.data} onAgain={() => setParams({})} />
      ) : (
        <AskForm
          number={params.get('number') ?? ''}
          code={params.get('code') ?? ''}
          onAsk={({ number, code }) => setParams({ number, code })}
        />
      )}
      <p className={classes['foot']}>
        <Anchor component={Link} to="/">
          {texts.toLogin}
        </Anchor>
      </p>
    </>
  );
}

interface Asked {
  number: string;
  code: string;
}

function AskForm({ onAsk, ...asked }: Asked & { onAsk: (asked: Asked) => void }) {
  const form = useZodForm(verificationForm, asked);
  return (
    <Form form={form} onSubmit={async (query) => onAsk(query)}>
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
  const { data, error } = useQuery({ ...verificationQuery({ number, code }), retry: false });
  return (
    <div className={classes['result']}>
      <output aria-label={texts.result}>
        {data && <Verdict protocol={data} />}
        {error && <Failure error={error} />}
        {!data && !error && <LoadingState rows={2} columns={1} />}
      </output>
      {data && <ComparedFile pdfHash={data.pdfHash} />}
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

function Verdict({ protocol }: { protocol: VerifiedProtocol }) {
  return (
    <>
      <Standing protocol={protocol} />
      <dl className={classes['facts']}>
        {listFacts(protocol).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Standing({ protocol: { withdrawn, supersededBy } }: { protocol: VerifiedProtocol }) {
  if (withdrawn !== null)
    return <Notice tone="error" title={texts.withdrawn(formatNumericDate(withdrawn))} />;
  if (supersededBy !== null) return <Notice tone="error" title={texts.superseded(supersededBy)} />;
  return <Notice tone="ok" title={texts.valid} />;
}

/** What can be compared with a paper in hand; nobody is named. */
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
