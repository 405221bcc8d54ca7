import { chatRoutes as routes } from '@indeks/contract/talk/chat/chat.routes';
import type { ChatMessage } from '@indeks/contract/talk/chat/chat.schemas';
import { useEffect, useEffectEvent, useState } from 'react';
import { readMessage } from '#shared/api/call-error.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { useCall } from '#shared/api/use-call.ts';
import { useUserStorage } from '#shared/storage/storage-owner.tsx';
import type { UserStorage } from '#shared/storage/user-storage.ts';
import { chatTexts } from './chat.texts.ts';

/** A message that is not known to have arrived. Its key makes it one message however often it is sent. */
export interface Outgoing {
  key: string;
  to: number;
  text: string;
  fileName: string | null;
  /** The newest message that was known when it was written. */
  after: number;
  state: 'sending' | 'failed';
  /** Why it was not sent. */
  reason: string | null;
}

const place = 'chat-outbox';

/** What the tab is sending for one person. */
interface Sending {
  /** Files do not outlive a reload. */
  files: Map<string, File>;
  /** The keys that are on their way: pressed twice, a message is not sent twice at once. */
  onTheWay: Set<string>;
  /** What goes to a person goes one after another, so that it comes in the order in which it was written. */
  lastTo: Map<number, Promise<void>>;
  /** Also what was sent from a screen that was left meanwhile is taken away from the one that is shown. */
  screens: Set<() => void>;
}

/** By person: whoever signs in next in the same tab starts with nothing of the person before. */
const sendings = new Map<number, Sending>();

function getSending(userId: number): Sending {
  const known = sendings.get(userId);
  if (known) return known;
  sendings.clear();
  const sending: Sending = { files: new Map(), onTheWay: new Set(), lastTo: new Map(), screens: new Set() };
  sendings.set(userId, sending);
  return sending;
}

/**
 * A page that is being left breaks off its calls. Whether such a message has come is not known: it stays as it was and goes on
 * after the reload. Whoever stays on the page is told of the failure a moment later.
 */
const moment = 2_000;
let leftAt = -moment;
window.addEventListener('beforeunload', () => (leftAt = performance.now()));
const untilLeft = async (): Promise<void> => {
  if (performance.now() - leftAt < moment) await new Promise((resolve) => setTimeout(resolve, moment));
};

export interface Written {
  to: number;
  text: string;
  file: File | undefined;
  /** The newest message that is known. */
  after: number;
}

export interface Outbox {
  items: readonly Outgoing[];
  send: (written: Written) => void;
  retry: (item: Outgoing) => void;
  discard: (item: Outgoing) => void;
}

/** What is being sent lies in the tab until the server has it: after a reload or an outage it goes on under the same key. */
export function useOutbox(): Outbox {
  const sending = getSending(useSession().user.id);
  const { items, storage, change } = useItems(sending);
  const { post, drop } = usePost(sending, storage, change);
  const enqueue = (item: Outgoing): void => {
    if (sending.onTheWay.has(item.key)) return;
    if (item.fileName !== null && !sending.files.has(item.key))
      return change(put({ ...item, state: 'failed', reason: chatTexts.lostFile }));
    change(put({ ...item, state: 'sending', reason: null }));
    sending.onTheWay.add(item.key);
    const turn = (sending.lastTo.get(item.to) ?? Promise.resolve()).then(() => post(item));
    sending.lastTo.set(item.to, turn);
  };
  useGoingOn((state) => {
    for (const item of readItems(storage)) if (state === undefined || item.state === state) enqueue(item);
  });
  return {
    items,
    send: ({ to, text, file, after }) => {
      const key = crypto.randomUUID();
      if (file) sending.files.set(key, file);
      enqueue({ key, to, text, fileName: file?.name ?? null, after, state: 'sending', reason: null });
    },
    retry: enqueue,
    discard: ({ key }) => drop(key),
  };
}

/** A message may come back with others before the server has answered for it: it is not shown twice. */
export const leaveOutArrived = (
  items: readonly Outgoing[],
  messages: readonly Pick<ChatMessage, 'id' | 'own' | 'text'>[],
): readonly Outgoing[] => {
  const taken = new Set<number>();
  return items.filter(({ state, text, after }) => {
    const arrived = messages.find(
      (message) =>
        message.own && message.id > after && message.text === text.trim() && !taken.has(message.id),
    );
    if (state === 'failed' || !arrived) return true;
    taken.add(arrived.id);
    return false;
  });
};

type Change = (update: (known: readonly Outgoing[]) => readonly Outgoing[]) => void;

function usePost({ files, onTheWay }: Sending, storage: UserStorage, change: Change) {
  const call = useCall('chat', routes.send);
  const drop = (key: string) => {
    files.delete(key);
    change((known) => known.filter((item) => item.key !== key));
  };
  const post = async (item: Outgoing): Promise<void> => {
    const file = files.get(item.key);
    try {
      // After signing out the outbox is gone; the call would be made in the name of the next person.
      if (!readItems(storage).some(({ key }) => key === item.key)) return;
      const body = { msg: item.text, uid_to: item.to, ...(file && { file }) };
      await call({ body }, { idempotencyKey: item.key });
      drop(item.key);
    } catch (error) {
      await untilLeft();
      const failed = { ...item, state: 'failed' as const, reason: readMessage(error) };
      change((known) => known.map((one) => (one.key === item.key ? failed : one)));
    } finally {
      onTheWay.delete(item.key);
    }
  };
  return { post, drop };
}

function useItems({ screens }: Sending) {
  const storage = useUserStorage();
  const [items, setItems] = useState(() => readItems(storage));
  const refresh = useEffectEvent(() => setItems(readItems(storage)));
  useEffect(() => {
    const screen = () => refresh();
    screens.add(screen);
    return () => void screens.delete(screen);
  }, [screens]);
  const change: Change = (update) => {
    storage.write(place, update(readItems(storage)));
    for (const show of screens) show();
  };
  return { items, storage, change };
}

/** Sends again what a reload cut off, and when the network is back also what failed. */
function useGoingOn(send: (state?: Outgoing['state']) => void) {
  const goOn = useEffectEvent(send);
  useEffect(() => {
    const first = setTimeout(() => goOn('sending'), 0);
    const again = () => goOn();
    window.addEventListener('online', again);
    return () => {
      clearTimeout(first);
      window.removeEventListener('online', again);
    };
  }, []);
}

const put =
  (item: Outgoing) =>
  (known: readonly Outgoing[]): readonly Outgoing[] =>
    known.some(({ key }) => key === item.key)
      ? known.map((one) => (one.key === item.key ? item : one))
      : [...known, item];

/** Written by `change` alone. */
const readItems = (storage: UserStorage): readonly Outgoing[] =>
  (storage.read(place) as readonly Outgoing[] | undefined) ?? [];
