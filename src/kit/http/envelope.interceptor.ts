import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import { Translator } from '../language/language';
import { saidBy } from './describe';
import { PlainAnswer } from './plain-answer';
import type { AppRequest } from './request';

/** Wraps what a handler answers in `{success, data, message}`. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(private readonly translator: Translator) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const key = saidBy(context.getHandler());
    const { language } = context.switchToHttp().getRequest<AppRequest>();
    const message = key ? this.translator.say(key, language) : '';
    return next
      .handle()
      .pipe(
        map((data: unknown) =>
          data instanceof PlainAnswer ? data.body : { success: true, data: data ?? null, message },
        ),
      );
  }
}
