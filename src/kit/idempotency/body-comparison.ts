import { createHash } from 'node:crypto';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { Response } from 'express';
import { Observable, tap } from 'rxjs';
import { AsyncContext } from '../async-context';
import { isPlainObject } from '../fields/shape-fields';
import type { AppRequest } from '../http/request';

/** Set on a repetition whose body is another one than that of the first request. */
export const MISMATCH_HEADER = 'Idempotency-Mismatch';

interface Comparison {
  hash: string;
  isMismatch: boolean;
}

/** Compares the body of a repeated request with the body that its key or token was first sent with. */
@Injectable()
export class BodyComparison {
  private readonly running = new AsyncContext<Comparison>();

  /** The hash to store with the answer of the running request; null where no key or token is expected. */
  get hash(): string | null {
    return this.running.get()?.hash ?? null;
  }

  /**
   * Notes whether the running request has another body than the one its answer was stored with.
   * @param stored null for answers that were stored without a hash: nothing is said about them
   */
  compare(stored: string | null): void {
    const comparison = this.running.get();
    if (comparison) comparison.isMismatch = stored !== null && stored !== comparison.hash;
  }

  run<Result>(comparison: Comparison, work: () => Result): Result {
    return this.running.run(comparison, work);
  }
}

@Injectable()
class MismatchHeader implements NestInterceptor {
  constructor(private readonly bodies: BodyComparison) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const comparison = { hash: bodyHash(http.getRequest<AppRequest>().body), isMismatch: false };
    const answer = new Observable(subscriber => this.bodies.run(comparison, () => next.handle().subscribe(subscriber)));
    return answer.pipe(
      tap(() => {
        if (comparison.isMismatch) http.getResponse<Response>().setHeader(MISMATCH_HEADER, 'true');
      }),
    );
  }
}

/** A repetition with another body is answered as the first request was, with the header `Idempotency-Mismatch: true`. */
export const TellsMismatch = () => UseInterceptors(MismatchHeader);

/** Not hashed: the token itself, which is compared without case, and what is secret. */
const LEFT_OUT = /^(client_token|password|password_confirmation|card_\w+)$/;

/** SHA-256 of the body in one form: fields in order, blanks around texts and empty fields left out. */
export function bodyHash(body: unknown): string {
  const fields = isPlainObject(body) ? Object.entries(body).filter(([name]) => !LEFT_OUT.test(name)) : [];
  return createHash('sha256')
    .update(JSON.stringify(canonical(Object.fromEntries(fields))))
    .digest('base64url');
}

function canonical(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(canonical);
  if (!isPlainObject(value)) return value;
  const filled = Object.entries(value).filter(([, field]) => field !== null && field !== undefined);
  return filled.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, field]) => [name, canonical(field)]);
}
