import { defineRoute } from '../../common/route.ts';
import { currentSession } from './accounts.schemas.ts';
import {
  confirmation,
  givenCode,
  newRecoveryCodes,
  secondStepReset,
  secondStepResetDone,
  secondStepSecret,
  secondStepStart,
  secondStepState,
  secondStepTurnedOn,
} from './second-step.schemas.ts';

export const secondStepRoutes = {
  giveCode: defineRoute({
    method: 'POST',
    path: '/api/users/login/code',
    access: 'public',
    summary: 'Gives the code that a login still waits for, and opens the session',
    body: givenCode,
    answer: currentSession,
  }),
  state: defineRoute({
    method: 'GET',
    path: '/api/session/second-step',
    access: 'set-up-session',
    summary: 'Whether one’s own second step is on',
    answer: secondStepState,
  }),
  start: defineRoute({
    method: 'POST',
    path: '/api/session/second-step',
    access: 'set-up-session',
    summary: 'Makes a new secret for the authenticator app; nothing is on before it is confirmed',
    body: secondStepStart,
    answer: secondStepSecret,
  }),
  turnOn: defineRoute({
    method: 'PUT',
    path: '/api/session/second-step',
    access: 'set-up-session',
    summary: 'Confirms the secret with a code; every other session ends',
    body: givenCode,
    answer: secondStepTurnedOn,
  }),
  turnOff: defineRoute({
    method: 'POST',
    path: '/api/session/second-step/off',
    access: 'session',
    summary: 'Turns the second step off; every other session ends',
    body: confirmation,
    answer: currentSession,
  }),
  newCodes: defineRoute({
    method: 'POST',
    path: '/api/session/second-step/codes',
    access: 'session',
    summary: 'New recovery codes instead of the old ones',
    body: confirmation,
    answer: newRecoveryCodes,
  }),
  reset: defineRoute({
    method: 'POST',
    path: '/api/second-steps/reset',
    access: 'second-steps.reset',
    summary: 'Takes away the second step of somebody who lost it; they are mailed and their sessions end',
    body: secondStepReset,
    answer: secondStepResetDone,
  }),
} as const;
