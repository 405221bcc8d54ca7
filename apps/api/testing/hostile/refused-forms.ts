import type { ErrorCode } from '@indeks/contract/common/errors';
import type { FileRule } from '@indeks/contract/common/route';
import { pngBytes } from '../pictures.ts';
import { fieldPart, filePart, formBytes, formType, type FormPart } from './form.ts';

export interface RefusedForm {
  readonly what: string;
  readonly payload: Buffer;
  readonly type: string;
  readonly code: ErrorCode;
}

const content = await pngBytes();
const picture = { name: 'zdjecie.png', type: 'image/png', content };
const many = Array.from({ length: 40 }, (_, index) => fieldPart(`pole${index}`, 'x'));

type WrongParts = readonly (readonly [string, ErrorCode, readonly FormPart[]])[];

const withoutFile = ({ field, optional }: FileRule): WrongParts => {
  const plain = { headers: `Content-Disposition: form-data; name="${field}"`, content };
  if (optional) return [['the file as a plain field', 'input/invalid', [plain]]];
  return [
    ['no file', 'input/invalid', []],
    ['the file as a plain field', 'input/invalid', [plain]],
    // A part whose header is too long is passed over.
    ['a header that does not end', 'input/invalid', [{ headers: `X: ${'x'.repeat(200_000)}`, content }]],
  ];
};

const wrongParts = (file: FormPart, encoded: FormPart): WrongParts => [
  ['two files', 'file/broken-upload', [file, file]],
  ['a file under another name', 'input/unknown-field', [filePart(picture, 'plik')]],
  ['a file under the name of a prototype', 'file/broken-upload', [filePart(picture, '__proto__')]],
  ['a field of a prototype', 'file/broken-upload', [fieldPart('__proto__', '{}'), file]],
  ['a field nobody knows', 'input/unknown-field', [fieldPart('is_admin', '1'), file]],
  ['forty fields', 'file/broken-upload', [...many, file]],
  ['a field of 200,000 letters', 'input/too-large', [fieldPart('opis', 'x'.repeat(200_000)), file]],
  ['a file written in base64', 'file/unsupported-content', [encoded]],
];

const brokenForms = (
  good: Buffer,
  { optional }: FileRule,
): readonly (readonly [string, ErrorCode, Buffer | string, string])[] => [
  ['no boundary named', 'file/broken-upload', good, 'multipart/form-data'],
  ['another boundary named', 'file/broken-upload', good, 'multipart/form-data; boundary=inna'],
  ['a form without an end', 'file/broken-upload', good.subarray(0, -25), formType],
  ['a form cut in the file', 'file/broken-upload', good.subarray(0, -content.length / 2 - 30), formType],
  ['a form cut in its headers', 'file/broken-upload', good.subarray(0, 40), formType],
  ['an empty form', 'input/invalid', '', formType],
  ['the picture without a form', 'input/unsupported-type', content, 'image/png'],
  // The fields may come as JSON if the file may be left out.
  [
    'the picture as JSON',
    optional ? 'input/invalid' : 'input/unsupported-type',
    '{"plik":"aGVq"}',
    'application/json',
  ],
  ['another kind of form', 'input/unsupported-type', 'file=hej', 'application/x-www-form-urlencoded'],
  ['parts of another kind', 'input/unsupported-type', good, formType.replace('form-data', 'mixed')],
];

/** A good picture in a form that is not. `fields` are those that the route asks for. */
export const refusedForms = (fields: readonly FormPart[], rule: FileRule): readonly RefusedForm[] => {
  const file = filePart(picture, rule.field);
  const encoded = filePart({ ...picture, content: Buffer.from(content.toString('base64')) }, rule.field);
  return [
    ...[...withoutFile(rule), ...wrongParts(file, encoded)].map(([what, code, parts]) => ({
      what,
      code,
      payload: formBytes([...fields, ...parts]),
      type: formType,
    })),
    ...brokenForms(formBytes([...fields, file]), rule).map(([what, code, payload, type]) => ({
      what,
      code,
      payload: Buffer.isBuffer(payload) ? payload : Buffer.from(payload),
      type,
    })),
  ];
};
