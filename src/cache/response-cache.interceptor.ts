import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { Envelope } from '#kit/http/envelope';
import type { AppRequest } from '#kit/http/request';
import { CachedReads, isForEverybody } from './cached-reads';

/** Serves a cached route: from the cache, by joining a read in progress, or by calling the handler. */
@Injectable()
export class ResponseCacheInterceptor implements NestInterceptor {
  constructor(
    private readonly reads: CachedReads,
    private readonly envelope: Envelope,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const route = this.reads.routes.get(context.getHandler());
    if (!route) return next.handle();
    const http = context.switchToHttp();
    const [request, response] = [http.getRequest<AppRequest>(), http.getResponse<Response>()];
    // Keeps shared caches from serving the response of an account to others, or the reverse.
    response.vary('Accept-Encoding, Authorization');
    if (!isForEverybody(request)) return next.handle();
    const read = async () => this.envelope.wrap(await lastValueFrom(next.handle()), request);
    return of(await this.reads.read(route, request, response, read));
  }
}
