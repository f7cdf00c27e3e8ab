import { type CanActivate, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';
import type { AppRequest } from '../http/request';

interface ProvenRequest extends AppRequest {
  proven?: unknown;
}

/** Base of guards that authenticate by something other than an account token: a signature, a signed URL, a key. */
export abstract class ProofGuard implements CanActivate {
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<ProvenRequest>();
    request.proven = await this.prove(request, http.getResponse<Response>());
    return true;
  }

  /**
   * Returns the verified event or record.
   * @param response for headers that a refusal needs, too
   * @throws Refusal if the request is not authentic
   */
  protected abstract prove(request: AppRequest, response: Response): Promise<object>;
}

/** The result of the guard of `@ProvenBy`. */
export const Proven = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<ProvenRequest>().proven,
);
