import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { AppRequest } from '../http/request';
import { UnsupportedMediaType } from '../http/refusal';

const FORM = 'takes a form';

/** Marks a route that reads multipart forms. */
export const TakesForm = () => SetMetadata(FORM, true);

/** The JSON parser leaves forms unread; where no route reads them either, one would pass for an empty body. */
@Injectable()
export class FormGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true;
    const isForm = context.switchToHttp().getRequest<AppRequest>().is('multipart/form-data');
    if (isForm && !this.reflector.get<true | undefined>(FORM, context.getHandler())) throw UnsupportedMediaType();
    return true;
  }
}
