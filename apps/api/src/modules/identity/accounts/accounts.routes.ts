import { accountRoutes as routes } from '@indeks/contract/identity/accounts/accounts.routes';
import { secondStepRoutes as steps } from '@indeks/contract/identity/accounts/second-step.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import { login } from './signing-in/login.service.ts';
import { changePassword } from './signing-in/password.service.ts';
import * as recovery from './recovery/recovery.service.ts';
import * as secondStep from './second-step/second-step.service.ts';
import * as session from './signing-in/session.service.ts';
import * as wayBack from './recovery/way-back.service.ts';

export const mountAccounts = (app: HttpApp): void => {
  mountSessions(app);
  mountSecondStep(app);
};

const mountSecondStep = (app: HttpApp): void => {
  mount(app, steps.giveCode, (ctx, { body }, exchange) => secondStep.giveCode(ctx, body.code, exchange));
  mount(app, steps.state, (ctx) => secondStep.state(ctx));
  mount(app, steps.start, (ctx, { body }) => secondStep.start(ctx, body.password));
  mount(app, steps.turnOn, (ctx, { body }, exchange) => secondStep.turnOn(ctx, body.code, exchange));
  mount(app, steps.turnOff, (ctx, { body }, exchange) => secondStep.turnOff(ctx, body, exchange));
  mount(app, steps.newCodes, (ctx, { body }) => secondStep.newCodes(ctx, body));
  mount(app, steps.reset, (ctx, { body }) => secondStep.reset(ctx, body));
};

const mountSessions = (app: HttpApp): void => {
  mount(app, routes.login, (ctx, { body }, exchange) => login(ctx, body, exchange));
  mount(app, routes.current, (ctx) => session.current(ctx));
  mount(app, routes.logout, (ctx, _, exchange) => session.logout(ctx, exchange));
  mount(app, routes.logoutByGet, (ctx, _, exchange) => session.logout(ctx, exchange));
  mount(app, routes.consent, (ctx, _, exchange) => session.consent(ctx, exchange));
  mount(app, routes.changePassword, (ctx, { params, body }, exchange) =>
    changePassword(ctx, { id: params.id, body }, exchange),
  );
  mount(app, routes.recoverPassword, (ctx, { body }, exchange) =>
    recovery.recoverPassword(ctx, body.email, exchange),
  );
  mount(app, routes.recoverPasswordByGet, (ctx, { query }, exchange) =>
    recovery.recoverPassword(ctx, query.email, exchange),
  );
  mount(app, routes.recoverEmail, (ctx, { body }, exchange) =>
    recovery.recoverEmail(ctx, body.telephone, exchange),
  );
  mount(app, routes.recoverEmailByGet, (ctx, { query }, exchange) =>
    recovery.recoverEmail(ctx, query.telephone, exchange),
  );
  mount(app, routes.openRecoveryLink, (ctx, { body }, exchange) =>
    recovery.openLink(ctx, body.token, exchange),
  );
  mount(app, routes.addressChange, (ctx, { body }) => wayBack.describe(ctx, body.token));
  mount(app, routes.restoreAddress, (ctx, { body }) => wayBack.restore(ctx, body.token));
  mount(app, routes.ownSessions, (ctx) => session.ownSessions(ctx));
  mount(app, routes.endSession, (ctx, { params }) => session.endSession(ctx, params.id));
  mount(app, routes.activeSessions, (ctx) => session.activeSessions(ctx));
};
