import { zoomCredentials } from '@indeks/contract/provider/admin-settings/admin-settings.schemas';
import { useQuery } from '@tanstack/react-query';
import { zoomStateQuery } from '#data/provider/admin-settings.ts';
import { ZoomCheck, ZoomState } from '#parts/provider/zoom/zoom-check.tsx';
import { zoomCheckTexts } from '#parts/provider/zoom/zoom-check.texts.ts';
import { formatDateTime } from '#shared/lib/format.ts';
import { useSuccess } from '#shared/ui/dialog/use-success.tsx';
import { Spinner } from '#shared/ui/feedback/spinner.tsx';
import { PageForm } from '#shared/ui/form/page-form.tsx';
import { PasswordField } from '#shared/ui/form/typed/password-field.tsx';
import { SubmitButton } from '#shared/ui/form/saving/submit-button.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { useZodForm } from '#shared/ui/form/use-zod-form.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { useSaveZoom } from './admin-settings.api.ts';
import classes from './admin-settings.module.css';
import { adminSettingsTexts as texts } from './admin-settings.texts.ts';

/** The video-conferencing account: whether it is set, and new credentials instead of the old ones. */
export function ZoomTab() {
  const { data, isError, isFetching, refetch } = useQuery(zoomStateQuery);
  if (!data) {
    return isError ? (
      <ErrorState title={texts.zoomFailed} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Spinner label={texts.zoomLoading} />
    );
  }
  const { saved_at: savedAt, saved_by: savedBy } = data;
  return (
    <div className={classes.narrow}>
      <Card title={texts.zoomTitle} aside={<ZoomState set={savedAt !== null} />}>
        <p className={classes.help}>{texts.zoomHelp}</p>
        {savedAt !== null && (
          <p className={classes.help}>{zoomCheckTexts.savedAt(formatDateTime(savedAt), savedBy)}</p>
        )}
        {savedAt !== null && <ZoomCheck />}
        <Credentials />
      </Card>
    </div>
  );
}

function Credentials() {
  const form = useZodForm(zoomCredentials, empty);
  const save = useSaveZoom();
  const success = useSuccess(texts.saved);
  const { control } = form;
  return (
    <>
      <PageForm
        form={form}
        secret={['client_secret']}
        label={texts.zoomTitle}
        onSubmit={async (credentials) => {
          await save.mutateAsync(credentials);
          form.reset(empty);
          success.tell(texts.zoomSavedDetail);
        }}
      >
        <TextField control={control} name="client_id" label={texts.fields.client_id} {...typed} />
        <PasswordField
          control={control}
          name="client_secret"
          label={texts.fields.client_secret}
          autoComplete="new-password"
          required
        />
        <TextField control={control} name="account_id" label={texts.fields.account_id} {...typed} />
        <TextField
          control={control}
          name="uid"
          label={texts.fields.uid}
          description={texts.fieldHelp.uid}
          {...typed}
        />
        <div>
          <SubmitButton>{texts.zoomSave}</SubmitButton>
        </div>
      </PageForm>
      {success.dialog}
    </>
  );
}

const empty = { client_id: '', client_secret: '', account_id: '', uid: '' };
const typed = { autoComplete: 'off', spellCheck: false, required: true } as const;
