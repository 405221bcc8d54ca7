import type { CurrentSession } from '@indeks/contract/identity/accounts/accounts.schemas';
import { secondStepRoutes as routes } from '@indeks/contract/identity/accounts/second-step.routes';
import {
  givenCode,
  passwordConfirmation,
  secondStepStart,
  type SecondStepSecret,
} from '@indeks/contract/identity/accounts/second-step.schemas';
import { useState } from 'react';
import { codeField, passwordField } from '#features/identity/accounts/second-step/code-field.ts';
import { RecoveryCodes } from '#features/identity/accounts/second-step/recovery-codes.tsx';
import css from '#features/identity/accounts/second-step/second-step.module.css';
import { secondStepTexts as texts } from '#features/identity/accounts/second-step/second-step.texts.ts';
import { call } from '#shared/api/call.ts';
import { keepSession } from '#shared/api/session.ts';
import { CopyButton } from '#shared/ui/feedback/copy-button.tsx';
import { Form } from '#shared/ui/form/form.tsx';
import { PasswordField } from '#shared/ui/form/typed/password-field.tsx';
import { SubmitButton } from '#shared/ui/form/saving/submit-button.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { useZodForm } from '#shared/ui/form/use-zod-form.ts';

interface SetUpProps {
  /** False for a person who entered the password a moment ago, at the login. */
  askPassword: boolean;
  onDone: (session: CurrentSession) => void;
}

type Stage =
  | { kind: 'start' }
  | { kind: 'scan'; secret: SecondStepSecret }
  | { kind: 'codes'; codes: readonly string[]; session: CurrentSession };

/** Password, picture and code, recovery codes. */
export function SetUp({ askPassword, onDone }: SetUpProps) {
  const [stage, setStage] = useState<Stage>({ kind: 'start' });
  const scan = (secret: SecondStepSecret) => setStage({ kind: 'scan', secret });
  if (stage.kind === 'start')
    return askPassword ? <StartWithPassword onStarted={scan} /> : <Start onStarted={scan} />;
  if (stage.kind === 'codes')
    return <RecoveryCodes codes={stage.codes} onKept={() => onDone(stage.session)} />;
  return <Scan secret={stage.secret} onTurnedOn={(turnedOn) => setStage({ kind: 'codes', ...turnedOn })} />;
}

interface StartProps {
  onStarted: (secret: SecondStepSecret) => void;
}

function Start({ onStarted }: StartProps) {
  const form = useZodForm(secondStepStart, { password: undefined });
  return (
    <Form form={form} onSubmit={async () => onStarted(await call(routes.start, { body: {} }))}>
      <p className={css.help}>{texts.help}</p>
      <SubmitButton size="md" fullWidth>
        {texts.next}
      </SubmitButton>
    </Form>
  );
}

function StartWithPassword({ onStarted }: StartProps) {
  const form = useZodForm(passwordConfirmation, { password: '' });
  return (
    <Form form={form} onSubmit={async (body) => onStarted(await call(routes.start, { body }))}>
      <p className={css.help}>{texts.help}</p>
      <PasswordField control={form.control} name="password" {...passwordField} />
      <div>
        <SubmitButton>{texts.next}</SubmitButton>
      </div>
    </Form>
  );
}

interface ScanProps {
  secret: SecondStepSecret;
  onTurnedOn: (turnedOn: { codes: readonly string[]; session: CurrentSession }) => void;
}

function Scan({ secret, onTurnedOn }: ScanProps) {
  const form = useZodForm(givenCode, { code: '' });
  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        const turnedOn = await call(routes.turnOn, { body });
        keepSession(turnedOn.session);
        onTurnedOn(turnedOn);
      }}
    >
      <p className={css.help}>{texts.scan}</p>
      {/* As an image, so that nothing in it could run. */}
      <img
        className={css.picture}
        src={`data:image/svg+xml,${encodeURIComponent(secret.qr)}`}
        alt={texts.picture}
      />
      <div className={css.key}>
        <span>{texts.key}</span>
        <code>{secret.key}</code>
        <CopyButton value={secret.key} label={texts.copyKey} />
      </div>
      <TextField control={form.control} name="code" {...codeField} label={texts.code} inputMode="numeric" />
      <div>
        <SubmitButton>{texts.confirm}</SubmitButton>
      </div>
    </Form>
  );
}
