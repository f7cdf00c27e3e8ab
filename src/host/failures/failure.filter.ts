import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { refusalOfDatabaseError } from '#kit/database/database-refusals';
import { Translator } from '#kit/language/language';
import { Log } from '#kit/log/log';
import { isStorageUnavailable } from '#media/storage-unavailable';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { refuseRest } from '#kit/http/server-timeouts';
import {
  BadRequest,
  BodyTooLarge,
  MalformedJson,
  NotFound,
  Refusal,
  RouteNotFound,
  ServiceUnavailable,
  Unexpected,
  UnsupportedMediaType,
} from '#kit/refusals/refusal';
import type { AppRequest } from '#kit/http/request';
import { logFieldsOf } from '#kit/http/request-context';
import { problemsAsSent } from '#kit/http/sent-aliases';
import { describeProblems } from '#kit/refusals/problem-texts';

const STORAGE_RETRY_SECONDS = 30;
const UNEXPECTED = Unexpected.key;

/** Writes every error in the format of the service. Unexpected errors are logged and sent as `unexpected` without details. */
@Injectable()
@Catch()
export class FailureFilter implements ExceptionFilter {
  constructor(
    @InjectDefinition() private readonly definition: ServiceDefinition,
    private readonly translator: Translator,
    private readonly log: Log,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.write(thrown, http.getRequest<AppRequest>(), http.getResponse<Response>());
  }

  write(thrown: unknown, request: AppRequest, response: Response): void {
    const refusal = this.refusalOf(thrown);
    if (refusal.status >= 500) this.logFailure(thrown, refusal, request);
    request.failureCode = refusal.key;
    if (response.headersSent) {
      response.destroy();
      return;
    }
    refuseRest(request, response);
    response.setHeader('Cache-Control', 'no-store');
    if (refusal.detail.retryAfterSeconds) response.setHeader('Retry-After', String(refusal.detail.retryAfterSeconds));
    response.status(refusal.status).json(this.body(refusal, request));
  }

  /** Logs a known cause as one line without a stack, so that a flood of refused requests does not fill the log. */
  private logFailure(thrown: unknown, { key }: Refusal, request: AppRequest): void {
    const fields = logFieldsOf(request);
    if (key === UNEXPECTED) this.log.error({ err: thrown, ...fields }, 'request failed');
    else this.log.warn({ code: key, reason: reasonOf(thrown), ...fields }, 'request failed');
  }

  private body(refusal: Refusal, request: AppRequest): Record<string, unknown> {
    const { key, detail } = refusal;
    const say = (messageKey: string, params?: Record<string, unknown>) =>
      this.translator.say(messageKey, request.language, params);
    const problems =
      detail.errors &&
      describeProblems(
        problemsAsSent(problemsAsSent(detail.errors, request.body), request.query),
        detail.params,
        say,
        request.language,
      );
    const firstProblem = problems && Object.values(problems.errors)[0]?.[0];
    return this.definition.failureShape({
      status: refusal.status,
      key,
      message: key === 'validation_failed' && firstProblem ? firstProblem : say(`errors.${key}`, detail.params),
      errors: problems?.errors,
      codes: problems?.codes,
      details: detail.details,
      extra: detail.extra,
    });
  }

  private refusalOf(thrown: unknown): Refusal {
    if (thrown instanceof Refusal) return thrown;
    const refused = refusalOfDatabaseError(thrown, this.definition.constraintRefusals);
    if (refused) return refused;
    if (isStorageUnavailable(thrown)) return ServiceUnavailable({ retryAfterSeconds: STORAGE_RETRY_SECONDS });
    const status = httpStatusOf(thrown);
    if (status === 404)
      return (thrown instanceof HttpException && /^Cannot [A-Z]+ /.test(thrown.message) ? RouteNotFound : NotFound)();
    if (status === 413) return BodyTooLarge();
    if (status === 415) return UnsupportedMediaType();
    if (status === 400 && (thrown as { type?: string }).type === 'entity.parse.failed') return MalformedJson();
    if (status !== undefined && status >= 400 && status < 500) return BadRequest();
    return Unexpected();
  }
}

/** The cause to log; undefined for a refusal, whose code names it. */
const reasonOf = (thrown: unknown): string | undefined =>
  thrown instanceof Refusal || !(thrown instanceof Error) ? undefined : thrown.message.split('\n', 1)[0];

function httpStatusOf(thrown: unknown): number | undefined {
  if (thrown instanceof HttpException) return thrown.getStatus();
  const status = (thrown as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? status : undefined;
}
