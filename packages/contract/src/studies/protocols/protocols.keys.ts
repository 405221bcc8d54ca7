/** Apart from the schemas, so that a list can name its columns without loading what only a form needs. */
export const protocolSortKeys = ['created', 'course', 'subject', 'lecturer', 'semester'] as const;
export type ProtocolSortKey = (typeof protocolSortKeys)[number];

/** 1 the first session, 2 the resit. */
export const protocolTypes = [1, 2] as const;
export type ProtocolType = (typeof protocolTypes)[number];

/** 0 stands only in old records. */
export const anyProtocolTypes = [0, 1, 2] as const;
export type AnyProtocolType = (typeof anyProtocolTypes)[number];

/** What a list and a document call the session. To the letter. */
export const sessionNames: Readonly<Record<AnyProtocolType, string>> = {
  0: 'pierwsza/poprawkowa',
  1: 'pierwsza',
  2: 'poprawkowa',
};

/** As many protocols as one file has. */
export const mostMerged = 100;
