import type { ServerOptions } from 'socket.io';

type AllowRequest = NonNullable<ServerOptions['allowRequest']>;

/**
 * Lets in pages of these origins, by polling and web socket alike: browsers keep nobody's web socket to its own site.
 * Programs that are no browser name no origin; their token speaks for them. Polling by scripts (`j`) is refused, for a
 * script comes from any site without an origin, and so is an upgrade to anything but a web socket.
 */
export const handshakesFrom =
  (origins: readonly string[]): AllowRequest =>
  ({ url = '', headers: { origin, upgrade } }, decide) => {
    const query = new URL(url, 'http://localhost').searchParams;
    const known = origin === undefined || origins.includes(origin);
    decide(null, known && !query.has('j') && (upgrade === undefined || query.get('transport') === 'websocket'));
  };
