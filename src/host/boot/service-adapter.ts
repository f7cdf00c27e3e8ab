import { ExpressAdapter } from '@nestjs/platform-express';
import type { Response } from 'express';
import type { Envelope } from '#kit/http/envelope';
import { EventStream } from '#kit/http/event-stream';
import type { AppRequest } from '#kit/http/request';
import { writeJson } from '#kit/http/write-json';
import { PreparedResponse } from '#cache/cached-reads';

/** Writes the results of handlers: prepared responses and streams as they are, all others in the envelope. */
export class ServiceAdapter extends ExpressAdapter {
  private envelope: Envelope;

  useEnvelope(envelope: Envelope): void {
    this.envelope = envelope;
  }

  override reply(response: Response, result: unknown, statusCode?: number): unknown {
    if (result instanceof PreparedResponse) return result.response.send(response.req, response, result.encoding);
    if (statusCode !== undefined) response.statusCode = statusCode;
    if (result instanceof EventStream) return result.writeTo(response);
    return writeJson(response, this.envelope.wrap(result, response.req as AppRequest));
  }
}
