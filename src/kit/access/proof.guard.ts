import { type CanActivate, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { AppRequest } from '../http/request';

interface ProvenRequest extends AppRequest {
  proven?: unknown;
}

/** Base of guards that authenticate by something other than an account token: a signature, a signed URL, a key. */
export abstract class ProofGuard implements CanActivate {
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<ProvenRequest>();
    request.proven = await this.prove(request);
    return true;
  }

  /** Returns the verified event or record. @throws Refusal if the request is not authentic */
  protected abstract prove(request: AppRequest): Promise<object>;
}

/** The result of the guard of `@ProvenBy`. */
export const Proven = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<ProvenRequest>().proven,
);
