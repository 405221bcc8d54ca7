import { mayBy, type RoleTable } from '@indeks/contract/access/permissions';
import { listedPrices } from '@indeks/contract/students/students.rules';
import type { Actor } from '#platform/context.ts';

/** What somebody may do with an enrolment that they may see. */
export const abilities = (actor: Actor, table: RoleTable) => {
  const may = (permission: Parameters<ReturnType<typeof mayBy>>[1]) => mayBy(table)(actor.role, permission);
  return {
    edit: may('students.view'),
    delete: may('students.view'),
    editNumbers: may('students.payment-accounts') && may('students.album-numbers'),
    anyPrice: may('students.price-any'),
  };
};

export const canAsk = (actor: Actor, table: RoleTable, price: number): boolean =>
  mayBy(table)(actor.role, 'students.price-any') || listedPrices.includes(price);
