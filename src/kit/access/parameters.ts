import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { AppRequest } from '../http/request';
import { countedAddress } from '../rate-limit/visitor-address';

const fromRequest = <Value>(read: (request: AppRequest) => Value) =>
  createParamDecorator((_: unknown, context: ExecutionContext) =>
    read(context.switchToHttp().getRequest<AppRequest>()),
  );

/** The signed-in account; undefined on routes that also serve guests. */
export const SignedIn = fromRequest(request => request.caller);

/** The address the visitor counts under in rate limits; proxies are trusted as configured. An IPv6 visitor is a /64. */
export const VisitorAddress = fromRequest(request => countedAddress(request.ip));

/** The language failures and messages of this request are told in. */
export const RequestLanguage = fromRequest(request => request.language);
