import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { AppRequest } from '#kit/http/request';
import { asInstructor } from './party';

/** Refuses accounts without an instructor before their request is validated. */
@Injectable()
export class InstructorOnlyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { caller } = context.switchToHttp().getRequest<AppRequest>();
    if (caller) asInstructor(caller);
    return true;
  }
}
