/** Messages between tabs: they share the session cookie, and must not show one person's data to another. */
export type TabMessage = { kind: 'signed-out' } | { kind: 'signed-in'; userId: number };

export function tellOtherTabs(message: TabMessage): void {
  channel()?.postMessage(message);
}

export function onOtherTab(listener: (message: TabMessage) => void): () => void {
  const listen = ({ data }: MessageEvent<TabMessage>) => listener(data);
  channel()?.addEventListener('message', listen);
  return () => opened?.removeEventListener('message', listen);
}

let opened: BroadcastChannel | undefined;

function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'function') opened ??= new BroadcastChannel('indeks-session');
  return opened;
}
