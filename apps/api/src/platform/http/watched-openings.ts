import type { Services } from '../context.ts';
import type { Owner } from '../crypto/sealed-columns.ts';

/**
 * The services of one request, whose sealer remembers whose values it opened. Reading of sealed data is noted where it
 * happens: no use case can forget it.
 */
export const watchOpenings = (services: Services): { services: Services; opened: ReadonlySet<Owner> } => {
  const opened = new Set<Owner>();
  const { sealer } = services;
  const watched: typeof sealer = {
    ...sealer,
    open: (column, owner, sealed) => {
      opened.add(owner);
      return sealer.open(column, owner, sealed);
    },
  };
  return { services: Object.create(services, { sealer: { value: watched } }) as Services, opened };
};
