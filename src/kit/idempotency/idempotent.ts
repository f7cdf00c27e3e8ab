import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Response } from 'express';
import { catchError, map, type Observable, of } from 'rxjs';
import { isDatabaseUnavailable } from '../database/database-refusals';
import { isPlainObject } from '../fields/shape-fields';
import { RateLimited, Refusal } from '../refusals/refusal';
import type { AppRequest } from '../http/request';
import { MissBudget } from '../rate-limit/miss-budget';
import { RateLimits } from '../rate-limit/rate-limits';
import { countedAddress } from '../rate-limit/visitor-address';
import { TellsMismatch } from './body-comparison';
import { IdempotentResult } from './once';
import { OnceAnswers } from './once-answers';

/** Finds what the token of a request was answered, where a record keeps that itself. Nothing of the request is checked yet. */
export interface ReplaySource {
  given(request: AppRequest): Promise<object | undefined>;
}

/**
 * A token that was used before is answered what it was answered then, before anything else of the request is looked at.
 * A token without an answer costs its sender a miss until its work is done; to an address without misses left no answer
 * is opened, and everything else goes on.
 * @param tokens the kind of the `client_token`s in `Once.answer`, or what finds the answers that a record keeps
 */
export const Idempotent = (tokens: string | Type<ReplaySource>, options: ReplayOptions = {}) =>
  applyDecorators(TellsMismatch(), UseInterceptors(answering(tokens, options)));

export interface ReplayOptions {
  /** Says so in the header `Idempotent-Replay`. */
  header?: boolean;
  /** Rate limit policy that refusals count against too; an answer given again never does. */
  refusalsCount?: string;
  /**
   * The handler itself finds what a token was answered, along with whatever else it reads. It is looked for here only when
   * the request is refused: what is told is the same, for a statement less.
   */
  foundByHandler?: boolean;
}

function answering(tokens: string | Type<ReplaySource>, options: ReplayOptions): Type<NestInterceptor> {
  @Injectable()
  class GivenAnswer implements NestInterceptor {
    constructor(
      private readonly modules: ModuleRef,
      private readonly answers: OnceAnswers,
      private readonly misses: MissBudget,
      private readonly limits: RateLimits,
    ) {}

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const http = context.switchToHttp();
      const request = http.getRequest<AppRequest>();
      const address = countedAddress(request.ip);
      const miss = await missOf(this.misses, address);
      const giveBack = miss instanceof Refusal ? () => undefined : miss;
      const failed = (thrown: unknown) => {
        if (isDatabaseUnavailable(thrown)) giveBack();
        throw thrown;
      };
      const given = options.foundByHandler ? undefined : await this.find(request).catch(failed);
      const outcome = given ? of(new IdempotentResult(given, true)) : next.handle();
      return outcome.pipe(
        catchError(async (thrown: unknown) => {
          const found = options.foundByHandler && isRefused(thrown) ? await this.find(request) : undefined;
          if (found) return new IdempotentResult(found, true);
          if (options.refusalsCount && isRefused(thrown)) await this.limits.take(options.refusalsCount, address);
          return failed(thrown);
        }),
        map((answer: unknown) => {
          if (miss instanceof Refusal && answer instanceof IdempotentResult && answer.isReplay) throw miss;
          giveBack();
          return answer instanceof IdempotentResult ? replayed(answer, options, http.getResponse<Response>()) : answer;
        }),
      );
    }

    private async find(request: AppRequest): Promise<object | undefined> {
      if (typeof tokens !== 'string') return this.modules.get(tokens, { strict: false }).given(request);
      const key = clientToken(request.body);
      return key === undefined ? undefined : this.answers.find({ kind: tokens, key });
    }
  }
  return GivenAnswer;
}

function replayed(
  { answer, isReplay }: IdempotentResult<object>,
  { header }: ReplayOptions,
  response: Response,
): object {
  if (header && isReplay) response.setHeader('Idempotent-Replay', 'true');
  return answer;
}

/** Told no for what was sent. What fails on our side or a processor's was counted when the record was made, if it was. */
function isRefused(thrown: unknown): boolean {
  return thrown instanceof Refusal && thrown.status < 500 && thrown.key !== RateLimited.key;
}

/** Counts a miss and answers how to take it back; the refusal when the address has used up its misses. */
async function missOf(misses: MissBudget, address: string): Promise<(() => void) | Refusal> {
  try {
    return await misses.take(address);
  } catch (refused) {
    if (refused instanceof Refusal) return refused;
    throw refused;
  }
}

/** No token of any form is longer. */
const MAX_TOKEN_LENGTH = 255;

/** The `client_token` of a body nobody has looked at yet. */
export function clientToken(body: unknown): string | undefined {
  const token = isPlainObject(body) ? body['client_token'] : undefined;
  const isText = typeof token === 'string' && token.length <= MAX_TOKEN_LENGTH && !token.includes('\u0000');
  return isText ? token : undefined;
}
