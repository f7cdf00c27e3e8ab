import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerOptions } from 'socket.io';
import type { Configuration } from '#kit/config/configuration';
import { Origins } from '#kit/config/origins';
import type { RefusedOrigins } from '#kit/http/refused-origins';
import type { ServiceDefinition } from '#kit/service/service-definition';

type AllowRequest = NonNullable<ServerOptions['allowRequest']>;

/** Origins allowed by any service; each service checks its own when a socket joins a namespace. */
export const liveOrigins = ({ corsOrigins, frontendOrigins = [] }: Configuration): Origins =>
  corsOrigins.with(frontendOrigins);

export const liveOriginsOf = (
  { livePages }: Pick<ServiceDefinition, 'livePages'>,
  { corsOrigins, frontendOrigins }: Configuration,
): Origins => (livePages === 'frontend' && frontendOrigins ? new Origins(frontendOrigins) : corsOrigins);

/** Requests without an origin are allowed: they are not from browsers, and need a token. */
export const isOriginAllowed = (origin: string | undefined, origins: Origins): boolean =>
  origin === undefined || origins.has(origin);

/** Browsers apply no same-origin policy to WebSockets. Refuses JSONP polling (`j`), which has no origin. */
export const handshakesFrom =
  (origins: Origins, refused: RefusedOrigins): AllowRequest =>
  ({ url = '', headers }, decide) => {
    const { origin, upgrade } = headers;
    refused.check(headers, origins);
    const query = new URL(url, 'http://localhost').searchParams;
    const isPlain = !query.has('j') && (upgrade === undefined || query.get('transport') === 'websocket');
    decide(null, isOriginAllowed(origin, origins) && isPlain);
  };

const METHODS = ['GET', 'POST', 'OPTIONS'];
const METHOD_NOT_ALLOWED = JSON.stringify({
  success: false,
  data: null,
  message: 'Live connections use GET and POST.',
  code: 'method_not_allowed',
});

/** Responds 405 to methods that polling does not use; engine.io would respond 500. Upgrades are checked by engine.io. */
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
