import { verificationQuery as verificationForm } from '@indeks/contract/protocols/protocols.schemas';
import type { VerifiedProtocol } from '@indeks/contract/protocols/protocols.schemas';
import { Anchor } from '@mantine/core';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { verificationQuery } from '#data/protocols.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { isCallError, messageOf } from '#shared/api/call-error.ts';
import { formatNumericDate } from '#shared/lib/format.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Form } from '#shared/ui/form/form.tsx';
import { SubmitButton } from '#shared/ui/form/submit-button.tsx';
import { TextField } from '#shared/ui/form/text-field.tsx';
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
    <Notice tone="error">{messageOf(error)}</Notice>
  );
}

function Verdict({ protocol }: { protocol: VerifiedProtocol }) {
  const { number, created, courseName, subjectName, type, hash, withdrawn } = protocol;
  const { fields } = texts;
  const lines = [
    [fields.number, number],
    [fields.created, formatNumericDate(created)],
    [fields.course, courseName],
    [fields.subject, subjectName],
    [fields.session, texts.session(type)],
    [fields.hash, hash],
  ] as const;
  return (
    <>
      <Notice
        tone={withdrawn === null ? 'ok' : 'error'}
        title={withdrawn === null ? texts.valid : texts.withdrawn(formatNumericDate(withdrawn))}
      />
      <dl className={classes['facts']}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
