import { permissions, roleTable } from '../../packages/contract/src/access/permissions.ts';
import { roleNames, roles, type Role } from '../../packages/contract/src/access/roles.ts';
import { allRoutes } from '../../packages/contract/src/all-routes.ts';

/** The role table and the calls it guards, as people read it. */
export function permissionsDocument(): string {
  return `# Permissions

Generated from the contract by \`pnpm generate\`; do not edit. A role without a mark may not: refusal is the default.
Rules about a single record (own, other's, open month) are in the modules' \`*.policy.ts\`.

## Roles

| number | role |
| ---: | --- |
${roles.map((role) => `| ${role} | ${roleNames[role]} |`).join('\n')}

## Role → permission

| permission | ${roles.join(' | ')} |
| --- | ${roles.map(() => ':-:').join(' | ')} |
${permissions.map((name) => `| ${name} | ${roles.map((role) => mark(roleTable[name], role)).join(' | ')} |`).join('\n')}

## Calls

\`public\` needs no session; \`restricted-session\` any session, also one that may only set a new password or set up
the second step; \`set-up-session\` a full session, or one that may only set up the second step; \`session\`
any full session; everything else is a permission of the table above.

| call | access | about |
| --- | --- | --- |
${allRoutes.map(({ method, path, access, summary }) => `| ${method} ${path} | ${access} | ${summary} |`).join('\n')}
`;
}

function mark(allowed: readonly Role[], role: Role): string {
  return allowed.includes(role) ? '✓' : '';
}
