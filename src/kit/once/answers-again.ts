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
import { type Observable, of, tap } from 'rxjs';
import { isPlainObject } from '../fields/shape-fields';
import { Refusal } from '../http/refusal';
import type { AppRequest } from '../http/request';
import { Misses } from '../rate-limit/misses';
import { countedAddress } from '../rate-limit/visitor-address';
import { OnceAnswers } from './once-answers';

/** Finds what the token of a request was answered, where a record keeps that itself. Nothing of the request is checked yet. */
export interface GivenAnswers {
  given(request: AppRequest): Promise<object | undefined>;
}

/**
 * A token that was used before is answered what it was answered then, before anything else of the request is looked at.
 * A token without an answer costs its sender a miss until its work is done; to an address without misses left no answer
 * is opened, and everything else goes on.
 * @param tokens the kind of the `client_token`s in `Once.answer`, or what finds the answers that a record keeps
 */
export const AnswersAgain = (tokens: string | Type<GivenAnswers>) =>
  applyDecorators(UseInterceptors(answering(tokens)));

function answering(tokens: string | Type<GivenAnswers>): Type<NestInterceptor> {
  @Injectable()
  class GivenAnswer implements NestInterceptor {
    constructor(
      private readonly modules: ModuleRef,
      private readonly answers: OnceAnswers,
      private readonly misses: Misses,
    ) {}

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const request = context.switchToHttp().getRequest<AppRequest>();
      const giveBack = missOf(this.misses, countedAddress(request.ip));
      const given = await this.find(request);
      if (given && giveBack instanceof Refusal) throw giveBack;
      const outcome = given ? of(given) : next.handle();
      return outcome.pipe(tap(() => giveBack instanceof Refusal || giveBack()));
    }

    private async find(request: AppRequest): Promise<object | undefined> {
      if (typeof tokens !== 'string') return this.modules.get(tokens, { strict: false }).given(request);
      const key = clientToken(request.body);
      return key === undefined ? undefined : this.answers.find({ kind: tokens, key });
    }
  }
  return GivenAnswer;
}

/** Counts a miss and answers how to take it back; the refusal when the address has used up its misses. */
function missOf(misses: Misses, address: string): (() => void) | Refusal {
  try {
    return misses.take(address);
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
