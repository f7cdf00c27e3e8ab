import { hash } from 'node:crypto';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { AsyncContext } from '#kit/async-context';
import { isPlainObject } from '#kit/fields/shape-fields';
import type { AppRequest } from '#kit/http/request';

/** Set on a replay whose body differs from the first request's. */
export const MISMATCH_HEADER = 'Idempotency-Mismatch';

interface Comparison {
  hash: string;
  isMismatch: boolean;
}

/** Compares the body of a replay with the first body of its key or token. */
@Injectable()
export class BodyComparison {
  private readonly running = new AsyncContext<Comparison>();

  /** The hash of the running request's body, to store with its response; null on routes that are not idempotent. */
  get hash(): string | null {
    return this.running.get()?.hash ?? null;
  }

  /**
   * Marks the running request if its body differs.
   * @param stored null for responses that were stored without a hash: they never differ
   */
  compare(stored: string | null): void {
    const comparison = this.running.get();
    if (comparison) comparison.isMismatch = stored !== null && stored !== comparison.hash;
  }

  /** Runs `respond`, and sets `Idempotency-Mismatch: true` if it found that the body differs. */
  async report<Result>(context: ExecutionContext, respond: () => Promise<Result>): Promise<Result> {
    const http = context.switchToHttp();
    const comparison = { hash: bodyHash(http.getRequest<AppRequest>().body), isMismatch: false };
    const result = await this.running.run(comparison, respond);
    if (comparison.isMismatch) http.getResponse<Response>().setHeader(MISMATCH_HEADER, 'true');
    return result;
  }
}

@Injectable()
class MismatchHeader implements NestInterceptor {
  constructor(private readonly bodies: BodyComparison) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return from(this.bodies.report(context, () => lastValueFrom(next.handle())));
  }
}

/** For routes that replay responses without `@Idempotent`: sets `Idempotency-Mismatch: true` after `BodyComparison.compare`. */
export const ReportsMismatch = () => UseInterceptors(MismatchHeader);

/** Fields that are not hashed: the token, which is compared ignoring case, and secrets. */
const LEFT_OUT = /^(client_token|password|password_confirmation|card_\w+)$/;

/** SHA-256 of the body. The order of fields, surrounding blanks and empty fields make no difference. */
export function bodyHash(body: unknown): string {
  const fields = isPlainObject(body) ? Object.entries(body).filter(([name]) => !LEFT_OUT.test(name)) : [];
  return hash('sha256', JSON.stringify(canonicalBody(Object.fromEntries(fields))), 'base64url');
}

/** The canonical form: sorted fields, without surrounding blanks and empty fields. */
export function canonicalBody(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(canonicalBody);
  if (!isPlainObject(value)) return value;
  const filled = Object.entries(value).filter(([, field]) => field !== null && field !== undefined);
  return filled.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, field]) => [name, canonicalBody(field)]);
}
