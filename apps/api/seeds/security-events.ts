import type { SecurityEventKind } from '@indeks/contract/identity/security-events/security-events.keys';
import { role } from '@indeks/contract/access/roles';
import { getDemoAccount } from './demo-accounts.ts';
import { daysAfter } from './intakes.ts';
import { reportingPeople } from './people.ts';
import { randomFor } from './random.ts';
import { defineSeed } from './seed.ts';

/** A visit: signing in, sometimes after a slip, a look at one's own form, and the end. */
const visit: readonly (readonly [kind: SecurityEventKind, minute: string, chance: number])[] = [
  ['login-failed', '00', 0.2],
  ['session-opened', '01', 1],
  ['sealed-read', '03', 0.5],
  ['session-closed', '20', 0.6],
];
const visits = 4;
/** Up to yesterday, within the year that events are kept. */
const withinDays = 300;

export const securityEvents = defineSeed(
  'security_events',
  ['id', 'at', 'kind', 'actor_id', 'subject_id', 'address', 'session_id', 'route', 'request_id'],
  function* (plan) {
    let id = 0;
    const superAdmin = { id: getDemoAccount(role.superAdmin).id };
    for (const person of [superAdmin, ...reportingPeople(plan)]) {
      const random = randomFor('security-events', person.id);
      for (let session = person.id * visits; session < (person.id + 1) * visits; session += 1) {
        const day = daysAfter(plan.today, -1 - random.below(withinDays));
        const hour = String(8 + random.below(10)).padStart(2, '0');
        const address = `192.0.2.${1 + random.below(250)}`;
        for (const [kind, minute, chance] of visit) {
          if (!random.chance(chance)) continue;
          const isIn = kind === 'sealed-read' || kind === 'session-closed';
          yield {
            id: (id += 1),
            at: `${day}T${hour}:${minute}:00Z`,
            kind,
            actor_id: isIn ? person.id : null,
            subject_id: person.id,
            address,
            session_id: kind === 'login-failed' ? null : session,
            route: kind === 'sealed-read' ? 'GET /api/users/:uid/registrationForm' : null,
            request_id: 'demo',
          };
        }
      }
    }
  },
);
