/** As `pnpm attack` was asked. */
export interface AttackOptions {
  readonly short: boolean;
  readonly seed: number;
  /** A part of a route's method and path. */
  readonly only: string | undefined;
}

/** By the variables that the command sets. */
export const readOptions = (): AttackOptions => ({
  short: process.env['ATTACK_SHORT'] === '1',
  seed: Number(process.env['ATTACK_SEED'] ?? '1'),
  only: process.env['ATTACK_ONLY'],
});
