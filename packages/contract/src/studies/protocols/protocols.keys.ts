import { terms, type Term } from '../evaluations/evaluations.keys.ts';

/** Apart from the schemas, so that a list can name its columns without loading what only a form needs. */
export const protocolSortKeys = ['created', 'course', 'subject', 'lecturer', 'semester'] as const;
export type ProtocolSortKey = (typeof protocolSortKeys)[number];

/** 1 the first session, 2 the resit, then the further ones: the terms that protocols close. */
export const protocolTypes = terms;
export type ProtocolType = Term;

/** 0 stands only in old records. */
export const anyProtocolTypes = [0, ...protocolTypes] as const;
export type AnyProtocolType = (typeof anyProtocolTypes)[number];

/** The name of the session in lists and documents. The first three are quoted from the specification. */
export const sessionNames: Readonly<Record<AnyProtocolType, string>> = {
  0: 'pierwsza/poprawkowa',
  1: 'pierwsza',
  2: 'poprawkowa',
  3: 'II\u00a0poprawkowa',
  4: 'III\u00a0poprawkowa',
};

/** As many protocols as one file has. */
export const mostMerged = 100;
