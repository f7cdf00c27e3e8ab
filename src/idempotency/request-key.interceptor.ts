import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { AppRequest } from '#kit/http/request';
import { IdempotentRequests } from './idempotent-requests';
import { requestKeyOf } from './request-key';

/** `Idempotency-Key` on every POST route. Forms are compared when they have been received. */
@Injectable()
export class RequestKeyInterceptor implements NestInterceptor {
  constructor(private readonly requests: IdempotentRequests) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const key = requestKeyOf(context);
    const request = context.switchToHttp().getRequest<AppRequest>();
    if (!key || request.is('multipart/form-data')) return next.handle();
    return from(this.requests.run(key, request, () => lastValueFrom(next.handle(), { defaultValue: undefined })));
  }
}
