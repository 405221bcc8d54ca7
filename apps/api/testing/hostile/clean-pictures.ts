import { expect } from 'vitest';
import { hidden } from './harmless-files.ts';

/** The pixels and nothing else: no metadata, no colour profile, no bytes behind the end. */
export const expectCleanPicture = (content: Buffer): void => {
  expect(content.includes(hidden)).toBe(false);
  const { parts, end, allowed } = takeApart(content);
  expect(end).toBe(content.length);
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.filter((part) => !allowed.test(part))).toEqual([]);
};

interface TakenApart {
  readonly parts: readonly string[];
  /** Where the picture ends. */
  readonly end: number;
  readonly allowed: RegExp;
}

const takeApart = (content: Buffer): TakenApart => {
  const head = content.toString('latin1', 0, 4);
  if (head === 'RIFF') return takeWebpApart(content);
  if (head === '\u0089PNG') return takePngApart(content);
  return takeJpegApart(content);
};

const takeWebpApart = (content: Buffer): TakenApart => {
  expect(content.toString('latin1', 8, 12)).toBe('WEBP');
  const parts: string[] = [];
  for (let at = 12; at < content.length; at += 8 + Math.ceil(content.readUInt32LE(at + 4) / 2) * 2)
    parts.push(content.toString('latin1', at, at + 4));
  return { parts, end: content.readUInt32LE(4) + 8, allowed: /^(VP8[ LX]|ALPH)$/ };
};

const takePngApart = (content: Buffer): TakenApart => {
  const parts: string[] = [];
  let at = 8;
  while (at < content.length && parts.at(-1) !== 'IEND') {
    parts.push(content.toString('latin1', at + 4, at + 8));
    at += 12 + content.readUInt32BE(at);
  }
  return { parts, end: at, allowed: /^(IHDR|PLTE|tRNS|pHYs|IDAT|IEND)$/ };
};

/** The marks before the pixels; behind these comes the end. */
const takeJpegApart = (content: Buffer): TakenApart => {
  const parts = [content.toString('hex', 0, 2)];
  for (let at = 2; parts.at(-1) !== 'ffda'; at += 2 + content.readUInt16BE(at + 2))
    parts.push(content.toString('hex', at, at + 2));
  return { parts, end: content.indexOf('ffd9', 0, 'hex') + 2, allowed: /^ff(d8|e0|db|c[0124]|dd|da)$/ };
};
