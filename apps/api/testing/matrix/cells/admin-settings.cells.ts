import type { Role } from '@indeks/contract/access/roles';
import { adminSettingsRoutes as settings } from '@indeks/contract/provider/admin-settings/admin-settings.routes';
import { insertCredentials } from '#testing/talk/online-meetings.ts';
import { knownPassword } from '../../test-app.ts';
import { nowhere, secretariat, type RouteCells } from '../route-cells.ts';
import type { World } from '../world.ts';

const contact = ({ unique }: World) => ({
  email: `nowy-${unique()}@test.example`,
  telephone: '601234567',
  password: knownPassword,
});
const plansMeetings: readonly Role[] = [1, 7, 11];
const credentials = { client_id: 'a', client_secret: 'b', account_id: 'c', uid: 'd' };

export const adminSettingsCells: readonly RouteCells[] = [
  {
    route: settings.saveGeneral,
    who: secretariat,
    own: async (world) => ({ params: { id: await world.myId() }, body: contact(world) }),
    other: async (world) => ({ params: { id: (await world.person(0)).id }, body: contact(world) }),
    missing: (world) => ({ params: { id: nowhere }, body: contact(world) }),
  },
  { route: settings.zoom, who: plansMeetings, own: () => ({}) },
  { route: settings.saveZoom, who: secretariat, own: () => ({ body: credentials }) },
  {
    route: settings.editZoom,
    who: secretariat,
    own: async ({ db, sealer }) => {
      await insertCredentials(db, sealer);
      return { params: { id: 1 }, body: credentials };
    },
    missing: () => ({ params: { id: nowhere }, body: credentials }),
  },
  { route: settings.checkZoom, who: plansMeetings, own: () => ({}) },
];
