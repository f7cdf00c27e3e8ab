import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { isUUID } from 'class-validator';
import { type Observable, of } from 'rxjs';
import type { AppRequest } from '#kit/http/request';
import type { Form } from './form-receipt.entity';
import { FormReceipts } from './form-receipts.service';

/** A client token that was used before is answered its receipt, before anything else in the body is looked at. */
export const AnswersFirstReceipt = (form: Form) => applyDecorators(UseInterceptors(firstReceipt(form)));

function firstReceipt(form: Form): Type<NestInterceptor> {
  @Injectable()
  class FirstReceipt implements NestInterceptor {
    constructor(private readonly receipts: FormReceipts) {}

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const body = context.switchToHttp().getRequest<AppRequest>().body as { client_token?: unknown } | undefined;
      const token = body?.client_token;
      const known = isUUID(token, '4') ? await this.receipts.first(form, token as string) : undefined;
      return known ? of(known) : next.handle();
    }
  }
  return FirstReceipt;
}
