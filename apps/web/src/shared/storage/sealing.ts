// Loaded only when something is sealed or opened.

/** `key` in base64url, `place` binds the text to where it lies: elsewhere it does not open. */
export async function seal(text: string, place: string, key: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const sealed = await crypto.subtle.encrypt(how(iv, place), await readKey(key), encoder.encode(text));
  return toBase64([...iv, ...new Uint8Array(sealed)]);
}

/** Fails when the text was changed, lay elsewhere or was sealed with another key. */
export async function open(sealed: string, place: string, key: string): Promise<string> {
  const bytes = fromBase64(sealed);
  const iv = bytes.subarray(0, ivLength);
  const text = await crypto.subtle.decrypt(how(iv, place), await readKey(key), bytes.subarray(ivLength));
  return new TextDecoder().decode(text);
}

const ivLength = 12;
const encoder = new TextEncoder();

const how = (iv: Uint8Array<ArrayBuffer>, place: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: encoder.encode(place),
});

const readKey = (key: string): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    'raw',
    fromBase64(key.replaceAll('-', '+').replaceAll('_', '/')),
    'AES-GCM',
    false,
    ['encrypt', 'decrypt'],
  );

const toBase64 = (bytes: readonly number[]): string =>
  btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
