import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Envelope } from '../http/envelope';
import type { AppRequest } from '../http/request';
import { CachedReads, isForEverybody } from './cached-reads';

/** Reads what a cached route answers everybody once, as long as it stays true. */
@Injectable()
export class CacheInterceptor implements NestInterceptor {
  constructor(
    private readonly reads: CachedReads,
    private readonly envelope: Envelope,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const route = this.reads.routes.get(context.getHandler());
    if (!route) return next.handle();
    const http = context.switchToHttp();
    const request = http.getRequest<AppRequest>();
    const response = http.getResponse<Response>();
    // A cache outside must not give an account's answer to others, nor theirs to it.
    response.vary('Accept-Encoding, Authorization');
    if (!isForEverybody(request)) return next.handle();
    const read = async () => this.envelope.around(await lastValueFrom(next.handle()), request);
    return from(this.reads.read(route, request, response, read));
  }
}
