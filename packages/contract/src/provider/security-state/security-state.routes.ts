import { defineRoute } from '../../common/route.ts';
import { checkRun, securityState } from './security-state.schemas.ts';
import { systemState } from './system-state.schemas.ts';

export const securityStateRoutes = {
  read: defineRoute({
    method: 'GET',
    path: '/api/security-state',
    access: 'security-state.view',
    summary: 'What the nightly check of the installation found, the worst first',
    answer: securityState,
  }),
  check: defineRoute({
    method: 'POST',
    path: '/api/security-state/check',
    access: 'security-state.view',
    summary: 'Checks the installation now; while a check is under way, that one is answered',
    answer: checkRun,
  }),
  system: defineRoute({
    method: 'GET',
    path: '/api/system-state',
    access: 'security-state.view',
    summary: 'What the system needs as it is now: parts, versions, queues and sizes',
    answer: systemState,
  }),
} as const;
