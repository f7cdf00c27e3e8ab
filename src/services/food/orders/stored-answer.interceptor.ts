import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { catchError, map, type Observable, of } from 'rxjs';
import { isPlainObject } from '#kit/fields/shape-fields';
import { normaliseEmail } from '#kit/fields/text-fields';
import { RateLimited, Refusal } from '#kit/http/refusal';
import type { AppRequest } from '#kit/http/request';
import { RateLimits } from '#kit/rate-limit/rate-limits';
import { countedAddress } from '#kit/rate-limit/visitor-address';
import { PlacementAnswers } from './placement-answers.service';
import { idempotencyKey, keyHolder } from './placement-key';
import type { PlacementView } from './placement.view';

export interface PlacementOutcome {
  answer: PlacementView;
  /** Whether the order was there before this request. */
  isReplay: boolean;
}

/**
 * Answers a key that has an order with that order, before anything else of the request is looked at: the answer is the
 * stored one whatever the body says now. Marks every such answer with `Idempotent-Replay: true`. Everything else that is
 * asked for counts against the limit, also what is refused; an answer given again does not.
 */
@Injectable()
export class StoredAnswer implements NestInterceptor<PlacementOutcome, PlacementView> {
  constructor(
    private readonly answers: PlacementAnswers,
    private readonly limits: RateLimits,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler<PlacementOutcome>): Promise<Observable<PlacementView>> {
    const http = context.switchToHttp();
    const request = http.getRequest<AppRequest>();
    const key = idempotencyKey(request.header('idempotency-key'));
    const caller = keyHolder(request.caller?.id ?? null, emailOf(request.body));
    const answer = await this.answers.stored({ caller, key });
    const outcome = answer ? of({ answer, isReplay: true }) : next.handle();
    return outcome.pipe(
      catchError((thrown: unknown) => {
        if (isRefused(thrown)) this.limits.take('orders', countedAddress(request.ip));
        throw thrown;
      }),
      map(({ answer, isReplay }) => {
        if (isReplay) http.getResponse<Response>().setHeader('Idempotent-Replay', 'true');
        return answer;
      }),
    );
  }
}

/** Told no for what was sent. What fails on our side or the processor's was counted when the order was stored, if it was. */
function isRefused(thrown: unknown): boolean {
  return thrown instanceof Refusal && thrown.status < 500 && thrown.key !== RateLimited.key;
}

/** Of a body nobody has looked at yet. Without an address nothing is found, and validation asks for one. */
function emailOf(body: unknown): string {
  const email = isPlainObject(body) ? body['email'] : undefined;
  return typeof email === 'string' && !email.includes('\u0000') ? normaliseEmail(email) : '';
}
