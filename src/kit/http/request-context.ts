import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { NextFunction, RequestHandler, Response } from 'express';
import type { Log } from '../log/log';
import { maskPath } from '../log/mask';
import type { Clock } from '../time/clock';
import { traceFields } from '../tracing/tracing';
import type { AppRequest } from './request';

const REQUEST_ID = /^[\w.-]{8,64}$/;

/** Log fields of a request. Query strings and e-mail addresses are never logged. */
export function logFieldsOf(request: AppRequest): Record<string, unknown> {
  return {
    requestId: request.requestId,
    method: request.method,
    path: request.maskedPath ?? pathOf(request),
    address: request.ip,
    ...(request.span && traceFields(request.span)),
    ...(request.caller && { account: request.caller.id, audience: request.caller.audience }),
  };
}

const pathOf = ({ arrivedUrl, originalUrl }: AppRequest): string =>
  maskPath((arrivedUrl ?? originalUrl).split('?', 1)[0] ?? '');

/** The id of the request: the existing one, a valid `X-Request-Id`, or a new one. */
export function requestIdOf(request: IncomingMessage & { requestId?: string }): string {
  if (request.requestId !== undefined) return request.requestId;
  const sent = request.headers['x-request-id'];
  return typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : randomUUID();
}

/**
 * Sets the request id and the time of arrival, and logs one line when the response ends.
 * @param maskSecrets masks the tokens and keys in a path
 */
export function requestContext(log: Log, clock: Clock, maskSecrets: (path: string) => string): RequestHandler {
  return ((request: AppRequest, response: Response, next: NextFunction) => {
    request.requestId = requestIdOf(request);
    request.maskedPath = maskSecrets(pathOf(request));
    request.arrivedAt = clock.now();
    response.setHeader('X-Request-Id', request.requestId);
    const started = performance.now();
    response.once('close', () => {
      log.info(
        {
          ...logFieldsOf(request),
          status: response.statusCode,
          ...(request.failureCode !== undefined && { code: request.failureCode }),
          ms: Math.round(performance.now() - started),
          ...(response.writableFinished ? {} : { aborted: true }),
        },
        'request',
      );
    });
    next();
  }) as RequestHandler;
}
