import { setClockAhead } from '#shared/lib/clock.ts';

/** The data that `pnpm demo` writes beside the web. */
interface Demo {
  readonly ahead: number;
  readonly accounts: readonly DemoAccount[];
  /** Ready to download, and to be dropped where the portal takes such a file. */
  readonly files: readonly { readonly label: string; readonly path: string }[];
  /** Where the mails of the demo arrive. */
  readonly mail: string;
}

export interface DemoAccount {
  readonly name: string;
  readonly roleName: string;
  readonly email: string;
  readonly password: string;
}

export async function readDemo(): Promise<Demo> {
  const answer = await fetch('/demo/demo.json');
  return (await answer.json()) as Demo; // written by tools/demo
}

/** Before the first page asks what day it is. */
export async function followDemoClock(): Promise<void> {
  setClockAhead((await readDemo()).ahead);
}
