import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { accountsTexts as texts } from '#features/identity/accounts/accounts.texts.ts';
import css from '#features/identity/accounts/recovery/recovery.module.css';

export function BackToLogin() {
  return (
    <p className={css.back}>
      <Anchor component={Link} to="/" fw={600}>
        {texts.backToLogin}
      </Anchor>
    </p>
  );
}
