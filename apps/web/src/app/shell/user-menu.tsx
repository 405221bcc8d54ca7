import { Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import type { MantineColorScheme } from '@mantine/core';
import { roleNames } from '@indeks/contract/access/roles';
import { IconCamera, IconDevices, IconInfoCircle, IconLogout, IconSettings } from '@tabler/icons-react';
import { Link } from 'react-router';
import { shellTexts } from '#app/shell/shell.texts.ts';
import css from '#app/shell/user-menu.module.css';
import { useSignOut } from '#app/use-sign-out.ts';
import { photoOf } from '#shared/api/photo.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { InitialsAvatar } from '#shared/ui/page/initials-avatar.tsx';

/** Who is signed in, and what concerns the account. */
export function UserMenu() {
  const { user } = useSession();
  return (
    // Inside the banner.
    <Menu position="bottom-end" width={240} withinPortal={false} classNames={{ item: css['item'] ?? '' }}>
      <Menu.Target>
        <UnstyledButton className={css['target'] ?? ''}>
          <span className={css['words']}>
            <span className={css['name']}>{user.name}</span>
            <span className={css['role']}>{roleNames[user.is_admin]}</span>
          </span>
          <InitialsAvatar name={user.name} photo={photoOf(user)} size={38} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to="/settings" leftSection={<Icon of={IconSettings} />}>
          {shellTexts.settings}
        </Menu.Item>
        <Menu.Item component={Link} to="/settings?tab=zdjecie" leftSection={<Icon of={IconCamera} />}>
          {shellTexts.photo}
        </Menu.Item>
        <Menu.Item component={Link} to="/settings?tab=moje-sesje" leftSection={<Icon of={IconDevices} />}>
          {shellTexts.sessions}
        </Menu.Item>
        <Menu.Item component={Link} to="/about" leftSection={<Icon of={IconInfoCircle} />}>
          {shellTexts.about}
        </Menu.Item>
        <Menu.Divider />
        <SchemeItems />
        <Menu.Divider />
        <SignOutItem />
      </Menu.Dropdown>
    </Menu>
  );
}

const schemes = ['auto', 'light', 'dark'] as const satisfies readonly MantineColorScheme[];

function SchemeItems() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const choose = (value: string) => {
    const scheme = schemes.find((known) => known === value);
    if (scheme) setColorScheme(scheme);
  };
  return (
    <>
      <Menu.Label>{shellTexts.colorScheme}</Menu.Label>
      <Menu.RadioGroup value={colorScheme} onChange={choose}>
        {schemes.map((scheme) => (
          <Menu.RadioItem key={scheme} value={scheme}>
            {shellTexts.colorSchemes[scheme]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}

function SignOutItem() {
  const signOut = useSignOut();
  return (
    <Menu.Item leftSection={<Icon of={IconLogout} />} onClick={() => void signOut()}>
      {shellTexts.signOut}
    </Menu.Item>
  );
}
