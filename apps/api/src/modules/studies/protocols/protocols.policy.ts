import { mayBy, type RoleTable } from '@indeks/contract/access/permissions';
import type { ProtocolType } from '@indeks/contract/studies/protocols/protocols.keys';
import { generationBlock, type GenerationBlock } from '@indeks/contract/studies/protocols/protocols.rules';
import type { Actor } from '#platform/context.ts';

/** The secretariat sees, makes and withdraws any protocol; lecturers see and make those of own subjects. */
export const managesProtocols = (actor: Actor, table: RoleTable): boolean =>
  mayBy(table)(actor.role, 'protocols.manage');

/** The secretariat makes protocols on any day, lecturers in their windows. */
export const blockFor = (
  actor: Actor,
  table: RoleTable,
  wanted: { readonly type: ProtocolType; readonly date: string },
  today: string,
): GenerationBlock | undefined =>
  managesProtocols(actor, table) ? undefined : generationBlock(wanted, today);

/** A superseded protocol is already out of force. */
export const canWithdraw = (
  actor: Actor,
  table: RoleTable,
  {
    withdrawn_at,
    superseded_by,
  }: { readonly withdrawn_at: Date | null; readonly superseded_by: number | null },
): boolean => withdrawn_at === null && superseded_by === null && managesProtocols(actor, table);
