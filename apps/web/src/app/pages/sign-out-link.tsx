import { Anchor } from '@mantine/core';
import { shellTexts } from '#app/shell/shell.texts.ts';
import { useSignOut } from '#app/use-sign-out.ts';

/** Signs out a session that cannot open the shell and its menu. */
export function SignOutLink() {
  const signOut = useSignOut();
  return (
    <Anchor
      component="button"
      type="button"
      fw={600}
      mt="md"
      mx="auto"
      display="block"
      onClick={() => void signOut()}
    >
      {shellTexts.signOut}
    </Anchor>
  );
}
