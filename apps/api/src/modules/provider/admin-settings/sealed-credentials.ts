import { defineSealedColumn } from '#platform/crypto/sealed-columns.ts';

export const credentialsColumn = defineSealedColumn({
  table: 'service_credentials',
  column: 'sealed',
  key: 'service',
  owner: 'service',
  context: (service) => `service_credentials:${service}`,
});
