import { mayBy, type RoleTable } from '@indeks/contract/access/permissions';
import { role, type Role } from '@indeks/contract/access/roles';
import { listedPrices } from '@indeks/contract/studies/students/students.rules';
import type { Actor } from '#platform/context.ts';

/** Actions allowed with an enrolment that the actor may see. */
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

/** Whether an account of this role may be enrolled in studies; accounts of other staff may not. */
export const mayStudy = (of: Role): boolean => studying.has(of);

const studying: ReadonlySet<Role> = new Set([role.student, role.lecturerAndStudent, role.lecturer]);
