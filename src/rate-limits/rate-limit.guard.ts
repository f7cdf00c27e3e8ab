import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { ApiExtension } from '#kit/openapi/api-notes';
import { Refuses } from '#kit/http/route-description';
import { RateLimited, ServiceUnavailable } from '#kit/refusals/refusal';
import type { AppRequest } from '#kit/http/request';
import { RateLimits } from './rate-limits';
import { countedAddress } from '#kit/http/visitor-address';

const POLICY = 'rate limit policy';

/** Counts every call of the route against a policy of the service, per visitor address. */
export const LimitedBy = (policy: string) =>
  applyDecorators(SetMetadata(POLICY, policy), ApiExtension('x-rate-limit', policy), Refuses(RateLimited));

/** Documents limits that the use case counts itself, by policy, such as `{ orders: 'orders from one address' }`. */
export const CountedBy = (counted: Record<string, string>) =>
  applyDecorators(ApiExtension('x-counted', counted), Refuses(RateLimited));

/** The policy of a handler with `@LimitedBy`. */
export const limitOf = (handler: object): string | undefined =>
  Reflect.getMetadata(POLICY, handler) as string | undefined;

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const policy = this.reflector.get<string | undefined>(POLICY, context.getHandler());
    const http = context.switchToHttp();
    return policy ? this.take(policy, http.getRequest<AppRequest>(), http.getResponse<Response>()) : true;
  }

  /** Gives back a call that ends in 503. */
  private async take(policy: string, { ip }: AppRequest, response: Response): Promise<boolean> {
    const giveBack = await this.limits.take(policy, countedAddress(ip));
    response.once('finish', () => {
      if (response.statusCode === ServiceUnavailable.status) giveBack();
    });
    return true;
  }
}
