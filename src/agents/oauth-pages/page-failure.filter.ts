import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { refusalOfDatabaseError } from '#kit/database/database-refusals';
import type { AppRequest } from '#kit/http/request';
import { logFieldsOf } from '#kit/http/request-context';
import { refuseRest } from '#kit/http/server-timeouts';
import { Translator } from '#kit/language/language';
import { Log } from '#kit/log/log';
import { BadRequest, Refusal, Unexpected } from '#kit/refusals/refusal';
import { failurePage } from './failure.page';
import { PageWriter } from './page-writer.service';

/** Shows failures of the pages as a page, since a person reads them. */
@Injectable()
@Catch()
export class PageFailureFilter implements ExceptionFilter {
  constructor(
    private readonly pages: PageWriter,
    private readonly translator: Translator,
    private readonly log: Log,
  ) {}

  async catch(thrown: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const [request, response] = [http.getRequest<AppRequest>(), http.getResponse<Response>()];
    const { key, status, detail } = this.refusalOf(thrown, request);
    request.failureCode = key;
    if (response.headersSent) {
      response.destroy();
      return;
    }
    refuseRest(request, response);
    if (detail.retryAfterSeconds) response.setHeader('Retry-After', String(detail.retryAfterSeconds));
    const context = await this.pages.contextOf(request);
    const reason = this.translator.say(`errors.${key}`, request.language, detail.params);
    this.pages.send(request, response, { page: failurePage(context, reason, key), status });
  }

  private refusalOf(thrown: unknown, request: AppRequest): Refusal {
    const refusal = thrown instanceof Refusal ? thrown : refusalOfDatabaseError(thrown, {});
    if (refusal) return refusal;
    if (thrown instanceof HttpException && thrown.getStatus() < 500) return BadRequest();
    this.log.error({ err: thrown, ...logFieldsOf(request) }, 'request failed');
    return Unexpected();
  }
}
