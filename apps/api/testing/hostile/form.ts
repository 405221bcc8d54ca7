export interface FormFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

export interface FormPart {
  readonly headers: string;
  readonly content: Buffer | string;
}

const boundary = 'granica-1b2c3d';
export const formType = `multipart/form-data; boundary=${boundary}`;

/** Written by hand: a browser's own writer would mend what these tests want broken. */
export const formBytes = (parts: readonly FormPart[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ headers, content }) => [
      Buffer.from(`--${boundary}\r\n${headers}\r\n\r\n`),
      Buffer.isBuffer(content) ? content : Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);

export const fieldPart = (name: string, content: string): FormPart => ({
  headers: `Content-Disposition: form-data; name="${name}"`,
  content,
});

export const filePart = ({ name, type, content }: FormFile, field = 'file'): FormPart => ({
  headers: `Content-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}`,
  content,
});
