import type { ServerOptions } from 'socket.io';

type AllowRequest = NonNullable<ServerOptions['allowRequest']>;

/**
 * Lets in pages of these origins, by polling and web socket alike: browsers keep nobody's web socket to its own site.
 * Programs that are no browser name no origin; their token speaks for them.
 */
export const onlyFrom =
  (origins: readonly string[]): AllowRequest =>
  ({ headers: { origin } }, decide) =>
    decide(null, origin === undefined || origins.includes(origin));
