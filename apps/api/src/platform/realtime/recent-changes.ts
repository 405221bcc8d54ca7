import type { Lately, Topic } from '@indeks/contract/realtime/events';
import type { Redis } from 'ioredis';

/** Longer than a page takes to fetch its data and connect on a slow network. */
const windowMs = 120_000;
const mostEntries = 500;
/** A longer list of recipients is stored as "everybody": some clients then fetch once more than needed. */
const mostRooms = 50;
const everybody = '*';

/** Announcements of the last two minutes, in a Redis stream that all processes write. */
export interface RecentChanges {
  /** Never waited for: while Redis is away nothing is known, and every screen fetches anew. */
  note(rooms: readonly string[] | 'everybody', topic: Topic): void;
  lately(rooms: readonly string[]): Promise<Lately>;
}

const keysFor = (name: string) => [`${name}:recent`, `${name}:recent-since`] as const;

export const keepRecentChanges = (redis: Redis, name: string): RecentChanges => {
  const [stream, since] = keysFor(name);
  let upSince = Number.POSITIVE_INFINITY;
  redis.on('ready', () => (upSince = Date.now()));
  redis.on('close', () => (upSince = Number.POSITIVE_INFINITY));
  if (redis.status === 'ready') upSince = Date.now();
  return {
    note: (rooms, topic) => {
      const names = rooms === 'everybody' || rooms.length > mostRooms ? [everybody] : rooms;
      redis
        .xadd(stream, 'MAXLEN', '~', mostEntries * 4, '*', 'topic', topic, 'rooms', ` ${names.join(' ')} `)
        .catch(() => undefined);
    },
    lately: async (rooms) => {
      const upForMs = Date.now() - upSince;
      if (!(upForMs > 0)) return unknown;
      const asked = [everybody, ...rooms].map((room) => ` ${room} `);
      const answer = redis.eval(findLatest, 2, stream, since, windowMs, mostEntries, ...asked);
      // Our own script: the milliseconds it knows of, then topics with the age of their last change.
      const [knownForMs = 0, ...pairs] = ((await answer.catch(() => [0])) as (string | number)[]).map(String);
      const changed: Record<string, number> = {};
      for (let at = 0; at + 1 < pairs.length; at += 2) changed[pairs[at] ?? ''] = Number(pairs[at + 1]);
      return { knownForMs: Math.min(Number(knownForMs), upForMs), changed };
    },
  };
};

const unknown: Lately = { knownForMs: 0, changed: {} };

/**
 * `since` says from when on the stream is whole: a Redis that was emptied has forgotten it, too. Of each topic the youngest
 * entry for one of the rooms counts.
 */
const findLatest = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('SET', KEYS[2], now, 'NX')
local known = math.min(now - tonumber(redis.call('GET', KEYS[2])), tonumber(ARGV[1]))
local most = tonumber(ARGV[2])
local entries = redis.call('XREVRANGE', KEYS[1], '+', now - ARGV[1], 'COUNT', most)
local ages = {}
for index, entry in ipairs(entries) do
  local age = math.max(0, now - tonumber(string.match(entry[1], '^%d+')))
  if index == most then known = math.min(known, age) end
  local topic, rooms = entry[2][2], entry[2][4]
  if not ages[topic] then
    for argument = 3, #ARGV do
      if string.find(rooms, ARGV[argument], 1, true) then ages[topic] = age break end
    end
  end
end
local answer = { known }
for topic, age in pairs(ages) do
  table.insert(answer, topic)
  table.insert(answer, age)
end
return answer`;
