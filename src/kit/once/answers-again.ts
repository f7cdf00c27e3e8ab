import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { type Observable, of } from 'rxjs';
import { isPlainObject } from '../fields/shape-fields';
import type { AppRequest } from '../http/request';
import { OnceAnswers } from './once-answers';

/**
 * A `client_token` that was used before is answered what it was answered then, before anything else of the body is
 * looked at.
 * @param kind that of the tokens in `Once.answer`
 */
export const AnswersAgain = (kind: string) => applyDecorators(UseInterceptors(answersAgain(kind)));

function answersAgain(kind: string): Type<NestInterceptor> {
  @Injectable()
  class GivenAnswer implements NestInterceptor {
    constructor(private readonly answers: OnceAnswers) {}

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const key = clientToken(context.switchToHttp().getRequest<AppRequest>().body);
      const given = key === undefined ? undefined : await this.answers.find({ kind, key });
      return given ? of(given) : next.handle();
    }
  }
  return GivenAnswer;
}

/** No token of any form is longer. */
const MAX_TOKEN_LENGTH = 255;

/** Of a body nobody has looked at yet. */
export function clientToken(body: unknown): string | undefined {
  const token = isPlainObject(body) ? body['client_token'] : undefined;
  const isText = typeof token === 'string' && token.length <= MAX_TOKEN_LENGTH && !token.includes('\u0000');
  return isText ? token : undefined;
}
