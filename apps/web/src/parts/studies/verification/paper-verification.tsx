import { Anchor } from '@mantine/core';
import { QueryClientProvider, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { z } from 'zod';
import { isCallError, readMessage } from '#shared/api/call-error.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Form } from '#shared/ui/form/form.tsx';
import { SubmitButton } from '#shared/ui/form/saving/submit-button.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { useZodForm } from '#shared/ui/form/use-zod-form.ts';
import { EntranceHeading } from '#shared/ui/page/entrance-heading.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import classes from './paper-verification.module.css';
import { paperVerificationTexts as texts } from './paper-verification.texts.ts';

/** What people copy from a paper. */
interface Asked {
  number: string;
  code: string;
}

interface PaperVerificationProps<Paper> {
  /** How this kind of paper is called. */
  words: {
    title: string;
    help: string;
    number: string;
    numberExample: string;
    unknown: string;
    another: string;
  };
  /** How number and code are written. */
  form: z.ZodType<Asked, Asked>;
  query: (asked: Asked) => UseQueryOptions<Paper>;
  /** The answer in words. */
  verdict: (paper: Paper) => ReactNode;
  /** What else can be done with the paper. */
  below?: (paper: Paper) => ReactNode;
}

/** For anybody who holds a paper, without an account. The QR code on the paper leads here with number and code. */
export function PaperVerification<Paper>(props: PaperVerificationProps<Paper>) {
  // Pages without a session stand outside the shell, which has the client of the others.
  const [queries] = useState(createQueryClient);
  const [params, setParams] = useSearchParams();
  const { words, form } = props;
  const typed = { number: params.get('number') ?? '', code: params.get('code') ?? '' };
  const asked = form.safeParse(typed);
  return (
    <QueryClientProvider client={queries}>
      <EntranceHeading title={words.title}>{words.help}</EntranceHeading>
      {asked.success ? (
        <Verified {...props} asked={asked.data} onAgain={() => setParams({})} />
      ) : (
        <AskForm words={words} form={form} asked={typed} onAsk={(query) => setParams({ ...query })} />
      )}
      <p className={classes.foot}>
        <Anchor component={Link} to="/">
          {texts.toLogin}
        </Anchor>
      </p>
    </QueryClientProvider>
  );
}

interface AskFormProps extends Pick<PaperVerificationProps<never>, 'words' | 'form'> {
  asked: Asked;
  onAsk: (asked: Asked) => void;
}

function AskForm({ words, form: schema, asked, onAsk }: AskFormProps) {
  const form = useZodForm(schema, asked);
  return (
    <Form form={form} onSubmit={async (typed) => onAsk(typed)}>
      <TextField
        control={form.control}
        name="number"
        label={words.number}
        placeholder={words.numberExample}
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

interface VerifiedProps<Paper> extends PaperVerificationProps<Paper> {
  asked: Asked;
  onAgain: () => void;
}

function Verified<Paper>({ words, query, verdict, below, asked, onAgain }: VerifiedProps<Paper>) {
  const { data, error } = useQuery({ ...query(asked), retry: false });
  return (
    <div className={classes.result}>
      <output aria-label={texts.result}>
        {data !== undefined && verdict(data)}
        {error && <Failure error={error} unknown={words.unknown} />}
        {data === undefined && !error && <LoadingState rows={2} columns={1} />}
      </output>
      {data !== undefined && below?.(data)}
      <Anchor component="button" type="button" onClick={onAgain} className={classes.again}>
        {words.another}
      </Anchor>
    </div>
  );
}

function Failure({ error, unknown }: { error: Error; unknown: string }) {
  return isCallError(error, 'record/not-found') ? (
    <Notice tone="error" title={unknown}>
      {texts.unknownHelp}
    </Notice>
  ) : (
    <Notice tone="error">{readMessage(error)}</Notice>
  );
}
