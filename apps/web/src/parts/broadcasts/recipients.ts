import type { broadcastRoutes } from '@indeks/contract/broadcasts/broadcasts.routes';
import type { CallInput } from '@indeks/contract/common/route';

type Body = CallInput<typeof broadcastRoutes.send>['body'];

/** Whom a message is for: ticked people, or everybody whom the filters of a list leave. */
type Filters = 'audience' | 'search' | 'date' | 'pid' | 'cid' | 'folder' | 'graduation';

export interface Recipients extends Pick<Body, Filters> {
  ids?: readonly number[];
  count: number;
  /** There are more than were counted. */
  capped?: boolean;
}

export type OpenMessage = { kind: 'message'; to: Recipients } | { kind: 'message-sent'; id: number };
