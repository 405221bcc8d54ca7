import { Menu, useMantineColorScheme } from '@mantine/core';
import type { MantineColorScheme } from '@mantine/core';
import {
  IconCamera,
  IconDevices,
  IconInfoCircle,
  IconKeyboard,
  IconLogout,
  IconSettings,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { shellTexts } from '#app/shell/shell.texts.ts';
import css from '#app/shell/user-menu.module.css';
import { useSignOut } from '#app/use-sign-out.ts';
import type { MenuButton } from '#shared/ui/page/menu-on-demand.tsx';
import { OpenedMenu } from '#shared/ui/page/opened-menu.tsx';
import { Icon } from '#shared/ui/icon.tsx';

/** The opened menu of a `UserMenu`. */
export function UserMenuLines({ button, onKeys }: { button: MenuButton; onKeys: () => void }) {
  return (
    <OpenedMenu
      button={button}
      position="bottom-end"
      width={240}
      // Inside the banner.
      withinPortal={false}
      classNames={{ item: css.item }}
    >
      <Menu.Item component={Link} to="/settings" leftSection={<Icon of={IconSettings} />}>
        {shellTexts.settings}
      </Menu.Item>
      <Menu.Item component={Link} to="/settings?tab=zdjecie" leftSection={<Icon of={IconCamera} />}>
        {shellTexts.photo}
      </Menu.Item>
      <Menu.Item component={Link} to="/settings?tab=moje-sesje" leftSection={<Icon of={IconDevices} />}>
        {shellTexts.sessions}
      </Menu.Item>
      <Menu.Item visibleFrom="sm" leftSection={<Icon of={IconKeyboard} />} onClick={onKeys}>
        {shellTexts.keys}
      </Menu.Item>
      <Menu.Item component={Link} to="/about" leftSection={<Icon of={IconInfoCircle} />}>
        {shellTexts.about}
      </Menu.Item>
      <Menu.Divider />
      <SchemeItems />
      <Menu.Divider />
      <SignOutItem />
    </OpenedMenu>
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
