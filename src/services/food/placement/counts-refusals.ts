import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { catchError, type Observable } from 'rxjs';
import type { AppRequest } from '#kit/http/request';
import { isConclusive } from '#rate-limits/settle';
import { RateLimits } from '#rate-limits/rate-limits';
import { countedAddress } from '#kit/http/visitor-address';

/**
 * Counts refused requests, invalid ones included, against the policy that the use case counts successes against.
 * Place it below `@Idempotent`, so that replays are not counted.
 */
export const CountsRefusals = (policy: string) => UseInterceptors(interceptorOf(policy));

function interceptorOf(policy: string): Type<NestInterceptor> {
  @Injectable()
  class RefusalCounter implements NestInterceptor {
    constructor(private readonly limits: RateLimits) {}

    intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
      const { ip } = context.switchToHttp().getRequest<AppRequest>();
      return next.handle().pipe(
        catchError(async (thrown: unknown) => {
          if (isConclusive(thrown)) await this.limits.take(policy, countedAddress(ip));
          throw thrown;
        }),
      );
    }
  }
  return RefusalCounter;
}
