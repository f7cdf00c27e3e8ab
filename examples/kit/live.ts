import {
  type Handshake,
  listen,
  type LiveAudience,
  type LiveService,
  type LiveSocket,
  refusalCodeOf,
} from 'quintet-clients/live';
import { serviceAt } from './api';
import { h } from './element';
import { language, words } from './language';
import { say } from './refusals';
import { type Session, SESSION_OVER } from './session';
import { Store } from './store';
import { tell } from './toast';

const w = words({ live: ['Live', 'مباشر'], away: ['Connecting …', 'جارٍ الاتصال …'] });
const AGAIN_MS = 5_000;

interface Options<Service extends LiveService> {
  service: Service;
  /** An account by its session, or a guest by what opens one order or booking. */
  who: Session | Handshake;
  /** Reads what was missed, at every connection. */
  catchUp?: () => Promise<unknown>;
  /** Ends with the page; without it, with the session. */
  left?: AbortSignal;
}

/** Whether what is shown is up to date. */
export const isLive = new Store(false);

/** Listens to a service: `follow<'food', 'staff'>({ service: 'food', who: session, catchUp: read }).on('order:updated', show)`. */
export function follow<Service extends LiveService, Audience extends LiveAudience<Service>>({
  service,
  who,
  catchUp,
  left,
}: Options<Service>): LiveSocket<Service, Audience> {
  const session = 'token' in who && typeof who.token === 'function' ? (who as Session) : undefined;
  const identity = (): Handshake => (session ? { token: session.token() } : (who as Handshake));
  const handshake = () => ({ ...identity(), locale: language() });
  const socket = listen<Service, Audience>({ baseUrl: serviceAt(service), handshake });
  let received = 0;
  socket.onAny(() => (received += 1));
  const readMissed = async () => {
    let before: number;
    do {
      before = received;
      await catchUp?.();
      // An event that came while it read may be newer than the response.
    } while (received !== before && socket.connected);
  };
  socket.on('connect', () => {
    isLive.set(true);
    readMissed().catch((failure: unknown) => tell(say(failure)));
  });
  socket.on('disconnect', reason => {
    isLive.set(false);
    // After a disconnection by the server the client connects only when it is told to.
    if (reason === 'io server disconnect') socket.connect();
  });
  socket.on('connect_error', error => {
    isLive.set(false);
    if (session && SESSION_OVER.includes(refusalCodeOf(error) ?? '')) session.end({ expired: true });
    else if (!socket.active && !left?.aborted) setTimeout(() => socket.connect(), AGAIN_MS);
  });
  left?.addEventListener('abort', () => socket.disconnect());
  if (left?.aborted) socket.disconnect();
  return socket;
}

/** For the head: whether the page is live. */
export function liveState(left: AbortSignal): HTMLElement {
  const state = h('span', { class: 'state', role: 'status' });
  isLive.show(left, live => {
    state.textContent = live ? w('live') : w('away');
    state.classList.toggle('good', live);
  });
  return state;
}
