import { useState } from 'react';
import { accountsTexts as texts } from '#features/accounts/accounts.texts.ts';
import { OwnPasswordForm } from '#features/accounts/password/own-password-form.tsx';
import css from '#features/accounts/settings/settings.module.css';
import { useSession } from '#shared/api/session-context.tsx';
import { SuccessDialog } from '#shared/ui/dialog/success-dialog.tsx';
import { Card } from '#shared/ui/page/card.tsx';

export function PasswordTab() {
  const { user } = useSession();
  const [changed, setChanged] = useState(false);
  return (
    <div className={css['password']}>
      <Card>
        <OwnPasswordForm userId={user.id} onChanged={() => setChanged(true)} />
      </Card>
      <SuccessDialog
        opened={changed}
        onClose={() => setChanged(false)}
        sentence={texts.passwordChanged}
        detail={texts.passwordChangedDetail}
        autoClose
      />
    </div>
  );
}
