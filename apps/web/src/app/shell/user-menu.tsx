import { UnstyledButton } from '@mantine/core';
import { role, roleNames } from '@indeks/contract/access/roles';
import { shellTexts } from '#app/shell/shell.texts.ts';
import { useIsWoman } from '#app/shell/use-vocative.ts';
import { KeysHelp } from '#app/shell/keys-help.tsx';
import css from '#app/shell/user-menu.module.css';
import { photoOf } from '#shared/api/photo.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { InitialsAvatar } from '#shared/ui/page/initials-avatar.tsx';
import { MenuOnDemand } from '#shared/ui/page/menu-on-demand.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';

/** The signed-in person, and links about the account. */
export function UserMenu() {
  const { user } = useSession();
  const isWoman = useIsWoman(user.name);
  const isWomanStudent = user.is_admin === role.student && isWoman;
  return (
    <KeysHelp>
      {(openKeys) => (
        <MenuOnDemand
          button={
            <UnstyledButton className={css.target}>
              <span className={css.words}>
                <span className={css.name}>{user.name}</span>
                <span className={css.role}>
                  {isWomanStudent ? shellTexts.womanStudent : roleNames[user.is_admin]}
                </span>
              </span>
              <InitialsAvatar name={user.name} photo={photoOf(user)} size={38} />
            </UnstyledButton>
          }
          preload={load}
          menu={(button) => <UserMenuLines button={button} onKeys={openKeys} />}
        />
      )}
    </KeysHelp>
  );
}

const load = () => import('#app/shell/user-menu-lines.tsx');
const UserMenuLines = lazyPart(() => load().then((file) => file.UserMenuLines));
