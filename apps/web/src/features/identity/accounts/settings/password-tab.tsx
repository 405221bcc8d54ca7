import { accountsTexts as texts } from '#features/identity/accounts/accounts.texts.ts';
import { OwnPasswordForm } from '#features/identity/accounts/password/own-password-form.tsx';
import css from '#features/identity/accounts/settings/settings.module.css';
import { useSession } from '#shared/api/session-context.tsx';
import { useSuccess } from '#shared/ui/dialog/use-success.tsx';
import { Card } from '#shared/ui/page/card.tsx';

export function PasswordTab() {
  const { user } = useSession();
  const success = useSuccess(texts.passwordChanged);
  return (
    <div className={css.password}>
      <Card>
        <OwnPasswordForm userId={user.id} onChanged={() => success.tell(texts.passwordChangedDetail)} />
      </Card>
      {success.dialog}
    </div>
  );
}
