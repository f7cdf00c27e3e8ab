import { randomUUID } from 'node:crypto';
import type { NextFunction, RequestHandler, Response } from 'express';
import type { Log } from '../log/log';
import type { ServiceDefinition } from '../service/service-definition';
import type { AppRequest } from './request';

const REQUEST_ID = /^[\w.-]{8,64}$/;

/** Gives every request its id and language, and logs one line when it is answered. Query strings are never logged. */
export function requestContext(definition: ServiceDefinition, log: Log): RequestHandler {
  return ((request: AppRequest, response: Response, next: NextFunction) => {
    const sent = request.header('x-request-id');
    request.requestId = sent && REQUEST_ID.test(sent) ? sent : randomUUID();
    request.language = definition.language(request.header('accept-language'));
    response.setHeader('X-Request-Id', request.requestId);
    response.vary('Accept-Language');
    const started = performance.now();
    response.once('close', () => {
      log.info(
        {
          requestId: request.requestId,
          method: request.method,
          path: request.path,
          status: response.statusCode,
          ms: Math.round(performance.now() - started),
          ...(response.writableFinished ? {} : { aborted: true }),
        },
        'request',
      );
    });
    next();
  }) as RequestHandler;
}
