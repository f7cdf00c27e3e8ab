import { type CanActivate, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { AppRequest } from '../http/request';

/** What a guard of `@ProvenBy` proved stands here until `@Proven()` hands it to the handler. */
interface ProvenRequest extends AppRequest {
  proven?: unknown;
}

/** Lets in callers who prove themselves by something other than an account's token: a signature, a signed address, a key. */
export abstract class ProofGuard implements CanActivate {
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<ProvenRequest>();
    request.proven = await this.prove(request);
    return true;
  }

  /** What the request proves: an event, a record that is the caller's. Throws a refusal when it proves nothing. */
  protected abstract prove(request: AppRequest): Promise<object>;
}

/** What the guard of the route's `@ProvenBy` proved. */
export const Proven = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<ProvenRequest>().proven,
);
