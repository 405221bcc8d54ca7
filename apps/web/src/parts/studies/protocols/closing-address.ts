import type { ProtocolType } from '@indeks/contract/studies/protocols/protocols.keys';
import type { ProtocolGroupFilter } from '#data/studies/protocols.ts';

/** Address at which a protocol of the group is looked at and closed. */
export const closingAddress = (group: ProtocolGroupFilter, type: ProtocolType): string =>
  `/evaluations/close?${writeParams(group)}&type=${type}`;

/** The sheet of the group. */
export const sheetAddress = (group: ProtocolGroupFilter): string =>
  `${group.half === undefined ? '/evaluations' : '/evaluations-joined'}?${writeParams(group)}&sheet=1`;

const writeParams = ({ date, cid, sid, half }: ProtocolGroupFilter): string =>
  new URLSearchParams({
    date,
    cid: String(cid),
    sid: String(sid),
    ...(half !== undefined && { half: String(half) }),
  }).toString();
