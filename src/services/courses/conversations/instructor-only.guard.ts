import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { AppRequest } from '#kit/http/request';
import { asInstructor } from './party';

/** Refuses accounts without an instructor before anything is said about what they sent. */
@Injectable()
export class InstructorOnlyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { caller } = context.switchToHttp().getRequest<AppRequest>();
    if (caller) asInstructor(caller);
    return true;
  }
}
