import { ExpressAdapter } from '@nestjs/platform-express';
import type { Response } from 'express';
import type { Envelope } from '#kit/http/envelope';
import type { AppRequest } from '#kit/http/request';
import { writeJson } from '#kit/http/write-json';
import { PreparedResponse } from '#cache/cached-reads';

/** Writes what handlers answer: finished answers as the front door writes them, all others in the envelope. */
export class ServiceAdapter extends ExpressAdapter {
  private envelope: Envelope;

  useEnvelope(envelope: Envelope): void {
    this.envelope = envelope;
  }

  override reply(response: Response, answer: unknown, statusCode?: number): unknown {
    if (answer instanceof PreparedResponse) return answer.response.send(response.req, response, answer.encoding);
    if (statusCode !== undefined) response.statusCode = statusCode;
    return writeJson(response, this.envelope.wrap(answer, response.req as AppRequest));
  }
}
