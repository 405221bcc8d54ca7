import { proposalRoutes as routes } from '@indeks/contract/month/proposals/proposals.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import { proposals } from './proposals.service.ts';

export const mountProposals = (app: HttpApp): void => {
  mount(app, routes.list, (ctx, { query }) => proposals(ctx, query));
};
