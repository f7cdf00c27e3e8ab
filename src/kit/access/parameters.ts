import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { AppRequest } from '../http/request';
import { countedAddress } from '../http/visitor-address';

const fromRequest = <Value>(read: (request: AppRequest) => Value) =>
  createParamDecorator((_: unknown, context: ExecutionContext) =>
    read(context.switchToHttp().getRequest<AppRequest>()),
  );

/** The signed-in account; undefined on routes that also serve guests. */
export const SignedIn = fromRequest(request => request.caller);

/** The rate-limit key of the visitor: the address behind trusted proxies; for IPv6 its /64 network. */
export const VisitorAddress = fromRequest(request => countedAddress(request.ip));

/** The language of messages and errors for this request. */
export const RequestLanguage = fromRequest(request => request.language);
