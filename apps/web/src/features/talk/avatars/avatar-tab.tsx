import { avatarRoutes } from '@indeks/contract/talk/avatars/avatars.routes';
import { avatarRule } from '@indeks/contract/talk/avatars/avatars.schemas';
import { z } from 'zod';
import { call } from '#shared/api/call.ts';
import { photoOf } from '#shared/api/photo.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { useRefreshSession } from '#shared/api/use-refresh-session.ts';
import { useSubmitKeys } from '#shared/api/use-submit-keys.ts';
import { useSuccess } from '#shared/ui/dialog/use-success.tsx';
import { AvatarField } from '#shared/ui/form/files/avatar-field.tsx';
import { rulesOf } from '#shared/ui/form/files/file-rules.ts';
import { Form } from '#shared/ui/form/form.tsx';
import { SubmitButton } from '#shared/ui/form/saving/submit-button.tsx';
import { useZodForm } from '#shared/ui/form/use-zod-form.ts';
import { Card } from '#shared/ui/page/card.tsx';
import classes from './avatars.module.css';
import { avatarTexts as texts } from './avatars.texts.ts';

/** One's own photo. */
export function AvatarTab() {
  const { user } = useSession();
  const refreshSession = useRefreshSession();
  const success = useSuccess(texts.saved);
  const { keyFor, forget } = useSubmitKeys();
  const form = useZodForm(photo, { file: undefined });
  return (
    <div className={classes.root}>
      <Card title={texts.title}>
        <p className={classes.help}>{texts.help}</p>
        <Form
          form={form}
          onSubmit={async ({ file }) => {
            const request = { params: { id: user.id }, body: { file } };
            await call(avatarRoutes.upload, request, { idempotencyKey: keyFor(request) });
            forget(request);
            await refreshSession();
            form.reset({});
            success.tell(texts.savedDetail);
          }}
        >
          <AvatarField
            control={form.control}
            name="file"
            label={texts.field}
            description={texts.rules}
            person={user.name}
            current={photoOf(user)}
            rules={rules}
          />
          <div>
            <SubmitButton>{texts.save}</SubmitButton>
          </div>
        </Form>
      </Card>
      {success.dialog}
    </div>
  );
}

const photo = z.object({ file: z.instanceof(File, { error: texts.missing }) });
const rules = rulesOf(avatarRule, texts.wrongKind);
