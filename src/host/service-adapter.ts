import { ExpressAdapter } from '@nestjs/platform-express';
import type { Response } from 'express';
import { FinishedAnswer } from '#kit/memory/cached-reads';

/** Writes finished answers as the front door writes them; Express writes all others. */
export class ServiceAdapter extends ExpressAdapter {
  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    if (body instanceof FinishedAnswer) return body.answer.send(response.req, response, body.encoding);
    return super.reply(response, body, statusCode) as unknown;
  }
}
