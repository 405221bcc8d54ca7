import type { ProtocolType } from '@indeks/contract/studies/protocols/protocols.keys';
import type { ProtocolGroup } from '@indeks/contract/studies/protocols/protocols.schemas';
import { useQuery } from '@tanstack/react-query';
import { protocolGroupQuery, type ProtocolGroupFilter } from '#data/studies/protocols.ts';
import { generatingTexts } from './protocols.texts.ts';

/** Why a protocol of the group cannot be closed now; undefined when it can. */
export function useClosingBlock(group: ProtocolGroupFilter, type: ProtocolType): string | undefined {
  const { data } = useQuery(protocolGroupQuery(group));
  return explainBlock(data, type);
}

export const explainBlock = (group: ProtocolGroup | undefined, type: ProtocolType): string | undefined => {
  const { blocked } = generatingTexts;
  const told = group?.types.find((one) => one.type === type);
  if (!told) return blocked.loading;
  if (told.blocked === 'semester') return blocked.semester;
  return told.blocked === 'window' ? blocked.window(type) : undefined;
};
