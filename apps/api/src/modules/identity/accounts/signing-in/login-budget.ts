import { isKnownDevice } from '#platform/auth/known-devices.ts';
import type { Ctx } from '#platform/context.ts';
import type { Exchange } from '#platform/http/exchange.ts';

/** The tries that a login counts, and is refused by. */
export interface LoginBudget {
  /** Before the slow check of the password. */
  check(): Promise<void>;
  /** After it, whatever it showed: of many guesses that were sent at once no more are answered than one after another. */
  attempt(): Promise<void>;
  /** Called after a right password. */
  clear(): Promise<void>;
}

/**
 * A browser in which this person has signed in before has tries of its own: nobody else's guesses, from anywhere, block
 * it. All others share those of the account and of their address.
 */
export const loginBudget = async (ctx: Ctx, email: string, exchange: Exchange): Promise<LoginBudget> => {
  const { throttle } = ctx.services;
  const known = await deviceKey(ctx, email, exchange);
  const rule = known ? 'loginDevice' : 'loginAccount';
  const key = known ?? email.toLowerCase();
  return {
    check: async () => {
      if (!known) await throttle.check('loginAddress', exchange.ip);
      await throttle.check(rule, key);
    },
    attempt: async () => {
      if (!known) await throttle.attempt('loginAddress', exchange.ip);
      await throttle.attempt(rule, key);
    },
    clear: async () => {
      // A right password says nothing about the other accounts that were attempted from its address.
      if (!known) await throttle.takeBack('loginAddress', exchange.ip);
      await throttle.clear(rule, key);
    },
  };
};

/** For what is counted by device or else by person; undefined for a browser in which the person never signed in. */
export const deviceKey = async (ctx: Ctx, email: string, exchange: Exchange): Promise<string | undefined> => {
  const token = exchange.cookie('device');
  return (await isKnownDevice(ctx, token, email)) ? `${token} ${email.toLowerCase()}` : undefined;
};
