import { Injectable } from '@nestjs/common';
import { RateLimits } from '#kit/rate-limit/rate-limits';
import { InjectStaffShape, type StaffShape } from './staff-shape';

/** Slows down guessing: the policy `login`, per visitor address and form. */
@Injectable()
export class PasswordAttempts {
  constructor(
    private readonly limits: RateLimits,
    @InjectStaffShape() private readonly shape: StaffShape,
  ) {}

  /** Throws `RateLimited` instead of trying when the window is full. */
  async limited<Result>(form: string, address: string, attempt: () => Promise<Result>): Promise<Result> {
    const key = `${form} ${address}`;
    if (this.shape.countedAttempts === 'failed') return this.limits.countFailures('login', key, attempt);
    this.limits.take('login', key);
    return attempt();
  }
}
