import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerOptions } from 'socket.io';
import type { Configuration } from '../config/configuration';
import { Origins } from '../config/origins';
import type { RefusedOrigins } from '../http/refused-origins';
import type { ServiceDefinition } from '../service/service-definition';

type AllowRequest = NonNullable<ServerOptions['allowRequest']>;

/** Every origin that some service lets in; a service looks at its own when a socket comes to one of its namespaces. */
export const liveOrigins = ({ corsOrigins, frontendOrigins = [] }: Configuration): Origins =>
  corsOrigins.with(frontendOrigins);

/** The origins whose pages a service lets in. */
export const liveOriginsOf = (
  { livePages }: Pick<ServiceDefinition, 'livePages'>,
  { corsOrigins, frontendOrigins }: Configuration,
): Origins => (livePages === 'frontend' && frontendOrigins ? new Origins(frontendOrigins) : corsOrigins);

/** Programs that are no browser name no origin; their token speaks for them. */
export const isOriginAllowed = (origin: string | undefined, origins: Origins): boolean =>
  origin === undefined || origins.has(origin);

/**
 * Lets in pages of these origins, by polling and web socket alike: browsers keep nobody's web socket to its own site.
 * Polling by scripts (`j`) is refused, for a script comes from any site without an origin, and so is an upgrade to
 * anything but a web socket.
 */
export const handshakesFrom =
  (origins: Origins, refused: RefusedOrigins): AllowRequest =>
  ({ url = '', headers }, decide) => {
    const { origin, upgrade } = headers;
    refused.check(headers, origins);
    const query = new URL(url, 'http://localhost').searchParams;
    const plain = !query.has('j') && (upgrade === undefined || query.get('transport') === 'websocket');
    decide(null, isOriginAllowed(origin, origins) && plain);
  };

const METHODS = ['GET', 'POST', 'OPTIONS'];
const METHOD_NOT_ALLOWED = JSON.stringify({
  success: false,
  data: null,
  message: 'Live connections are made by GET and POST.',
  code: 'method_not_allowed',
});

/** Refuses the methods that polling has no use for; the library answers them with 500 once there is a session. It judges upgrades itself. */
export function refuseOtherMethods(
  { method = '', headers }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  if (METHODS.includes(method) || headers.upgrade !== undefined) return next();
  response.writeHead(405, {
    Allow: METHODS.join(', '),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(METHOD_NOT_ALLOWED),
  });
  response.end(METHOD_NOT_ALLOWED);
}
