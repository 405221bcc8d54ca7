import { secondStepRoutes as routes } from '@indeks/contract/identity/accounts/second-step.routes';
import { fullConfirmation } from '@indeks/contract/identity/accounts/second-step.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { secondStepQuery } from '#data/identity/accounts.ts';
import { codeField, passwordField } from '#features/identity/accounts/second-step/code-field.ts';
import { RecoveryCodes } from '#features/identity/accounts/second-step/recovery-codes.tsx';
import type { OpenSecondStep } from '#features/identity/accounts/second-step/second-step-card.tsx';
import { secondStepTexts as texts } from '#features/identity/accounts/second-step/second-step.texts.ts';
import { SetUp } from '#features/identity/accounts/second-step/set-up.tsx';
import { keepSession } from '#shared/api/session.ts';
import { useCall } from '#shared/api/use-call.ts';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { FormDialog } from '#shared/ui/dialog/form-dialog.tsx';
import type { Dialogs } from '#shared/ui/dialog/use-open.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { PasswordField } from '#shared/ui/form/typed/password-field.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import type { AppForm } from '#shared/ui/form/use-zod-form.ts';

/** Everything that opens over the card. Recovery codes are shown once, so they cannot be closed by mistake. */
export function SecondStepDialogs({ open }: { open: Dialogs<OpenSecondStep> }) {
  const queries = useQueryClient();
  const turnOn = open.of('turn-on');
  const finish = () => {
    turnOn.close();
    const { queryKey } = secondStepQuery;
    void queries.invalidateQueries({ queryKey });
  };
  return (
    <>
      <Dialog title={texts.title} opened={turnOn.opened} onClose={finish} persistent>
        {turnOn.opened && <SetUp askPassword onDone={finish} />}
      </Dialog>
      <TurnOff {...open.of('turn-off')} />
      <NewCodes {...open.of('codes')} />
    </>
  );
}

interface OpenedProps {
  opened: boolean;
  close: () => void;
}

/** A role that must have a second step goes on to set it up anew. */
function TurnOff({ opened, close }: OpenedProps) {
  const turnOff = useCall('sessions', routes.turnOff);
  const navigate = useNavigate();
  return (
    <FormDialog
      title={texts.turnOffTitle}
      opened={opened}
      onClose={close}
      sealed
      schema={fullConfirmation}
      values={empty}
      submitLabel={texts.turnOffSubmit}
      onSubmit={async (body) => {
        const session = await turnOff({ body });
        keepSession(session);
        snackbar(texts.turnedOff);
        if (session.restricted) await navigate(session.landing);
      }}
    >
      {(form) => <Confirmation form={form} />}
    </FormDialog>
  );
}

function NewCodes({ opened, close }: OpenedProps) {
  const makeCodes = useCall('sessions', routes.newCodes);
  const [codes, setCodes] = useState<readonly string[]>([]);
  return (
    <>
      <FormDialog
        title={texts.newCodes}
        opened={opened}
        onClose={close}
        sealed
        schema={fullConfirmation}
        values={empty}
        submitLabel={texts.newCodesSubmit}
        onSubmit={async (body) => setCodes((await makeCodes({ body })).codes)}
      >
        {(form) => (
          <>
            <p>{texts.newCodesHelp}</p>
            <Confirmation form={form} />
          </>
        )}
      </FormDialog>
      <Dialog title={texts.newCodes} opened={codes.length > 0} onClose={() => setCodes([])} persistent>
        <RecoveryCodes codes={codes} onKept={() => setCodes([])} />
      </Dialog>
    </>
  );
}

const empty = { password: '', code: '' };

function Confirmation({ form: { control } }: { form: AppForm<typeof empty, typeof empty> }) {
  return (
    <>
      <PasswordField control={control} name="password" {...passwordField} />
      <TextField control={control} name="code" {...codeField} />
    </>
  );
}
