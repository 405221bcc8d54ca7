import { defineSealedColumn } from '#platform/crypto/sealed-columns.ts';

/** The password of a meeting at Zoom. */
export const passwordColumn = defineSealedColumn({
  table: 'online_meetings',
  column: 'sealed_password',
  key: 'id',
  owner: 'marker',
  context: (marker) => `online_meetings:${marker}`,
});

/** Whoever has the link takes part under the person's name. */
export const linkColumn = defineSealedColumn({
  table: 'online_meeting_people',
  column: 'sealed_link',
  key: 'id',
  owner: 'id',
  context: (id) => `online_meeting_people:${id}`,
});
