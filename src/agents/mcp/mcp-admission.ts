import type { Response } from 'express';
import type { Configuration } from '#kit/config/configuration';
import type { AppRequest } from '#kit/http/request';
import { OriginRefused } from './mcp.refusals';
import { SERVER_ERROR } from './protocol-failure';
import { ProtocolRefusal } from './protocol-refusal';

const EXPOSED_HEADERS = 'Mcp-Session-Id, WWW-Authenticate';

export const exposeHeaders = (response: Response): void =>
  void response.append('Access-Control-Expose-Headers', EXPOSED_HEADERS);

/** Against DNS rebinding: the page has a foreign origin, while the `Host` header matches its own host name. */
export function requireOrigin({ headers: { origin } }: AppRequest, { corsOrigins, publicUrl }: Configuration): void {
  if (origin === undefined || corsOrigins.has(origin) || origin === new URL(publicUrl).origin) return;
  throw OriginRefused();
}

/** The endpoint is stateless: there is no stream to open and no session to end. */
export function requirePost({ method }: AppRequest): void {
  if (method !== 'POST') throw new ProtocolRefusal(405, SERVER_ERROR, 'Method not allowed.', { Allow: 'POST' });
}
