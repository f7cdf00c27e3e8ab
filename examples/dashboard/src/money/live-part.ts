import { type Child, h, put } from '#kit/element';
import { isLive } from '#kit/live';
import type { Store } from '#kit/store';

/** Several changes that come at once are one. */
const PAUSE_MS = 500;
const POLL_MS = 2_000;

interface Part<Data> {
  left: AbortSignal;
  read: () => Promise<Data>;
  /** `renew` reads and draws again. */
  show: (data: Data, renew: () => Promise<void>) => Child[];
  /** Changes of these read it again, as does a connection that is back. */
  changes: Pick<Store<unknown>, 'onChange'>[];
  /** Whether it changes without an event. */
  isPolled?: (data: Data) => boolean;
}

/** An element that stays up to date, after its first reading. The latest reading wins. */
export async function livePart<Data>({ left, read, show, changes, isPolled }: Part<Data>): Promise<HTMLElement> {
  const body = h('div', { class: 'money' });
  let latest = 0;
  let timer = 0;
  const renew = async (): Promise<void> => {
    const current = ++latest;
    const data = await read();
    if (current !== latest || left.aborted) return;
    put(body, ...show(data, renew));
    if (isPolled?.(data)) renewIn(POLL_MS);
  };
  const renewIn = (ms: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void renew(), ms);
  };
  for (const store of changes) store.onChange(left, () => renewIn(PAUSE_MS));
  isLive.onChange(left, live => live && renewIn(0));
  left.addEventListener('abort', () => clearTimeout(timer));
  await renew();
  return body;
}
