/** Whether the server's events reach this tab. Kept apart from the connection, so that queries do not load it. */
export const isLive = (): boolean => live;

export function setLive(now: boolean): void {
  live = now;
}

let live = false;
