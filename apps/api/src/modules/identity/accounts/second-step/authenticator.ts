import { Secret, TOTP } from 'otpauth';

/** The parameters that every authenticator app supports: SHA-1, six digits, 30 seconds. */
const period = 30;
const shape = { algorithm: 'SHA1', digits: 6, period } as const;
/** A clock may be half a minute wrong. */
const window = 1;
const issuer = 'Indeks';

/** 160 bits, in base32 as apps take it. */
export const makeSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an app reads from the picture; `label` is what it shows beside the code. */
export const addressFor = (secret: string, label: string): string => makeTotp(secret, label).toString();

/** The period to which the code belongs, in half minutes since 1970; undefined for a wrong code. */
export const findStep = (secret: string, code: string, now: Date): number | undefined => {
  const delta = makeTotp(secret).validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / period) + delta;
};

const makeTotp = (secret: string, label = ''): TOTP =>
  new TOTP({ ...shape, issuer, label, secret: Secret.fromBase32(secret) });
