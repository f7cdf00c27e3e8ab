import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { Caller } from '#kit/access/caller';
import { Passwords } from '#kit/access/passwords';
import { Database } from '#kit/database/database';
import { fieldRefused, SignInRequired } from '#kit/http/refusal';
import { RateLimits } from '#kit/rate-limit/rate-limits';
import { CustomerSignIn } from './customer-sign-in.service';
import { Customer } from './customer.entity';
import type { CustomerSessionView, CustomerView } from './customer.view';
import type { CustomerPasswordBody, ProfileChangeBody } from './customers.dto';
import { CustomerQueries } from './customers.queries';
import { PasswordResets } from './password-resets.service';

/** What customers do to their own account. */
@Injectable()
export class CustomerProfile {
  constructor(
    private readonly db: Database,
    private readonly queries: CustomerQueries,
    private readonly passwords: Passwords,
    private readonly limits: RateLimits,
    private readonly sessions: CustomerSignIn,
    private readonly resets: PasswordResets,
  ) {}

  async change({ id }: Caller, body: ProfileChangeBody): Promise<CustomerView> {
    await this.db.transaction(async () => {
      const customer = await this.locked({ id });
      if (body.email !== undefined && body.email !== customer.email) await this.resets.forget(id);
      customer.change({
        firstName: body.first_name,
        lastName: body.last_name,
        email: body.email,
        phone: body.phone,
      });
      await this.db.of(Customer).save(customer);
    });
    return this.queries.profile(id);
  }

  /** Ends every other session and answers a token to go on with; a wrong current password counts as a failed sign-in. */
  async changePassword(caller: Caller, body: CustomerPasswordBody, address: string): Promise<CustomerSessionView> {
    const { id, tokenVersion } = caller;
    await this.limits.countFailures('customerLogin', `password ${address}`, async () => {
      const own = await this.queries.credentials({ id });
      const right = await this.passwords.matches(body.current_password, own?.passwordHash);
      if (!right) throw fieldRefused('current_password', 'wrong_password');
    });
    const passwordHash = await this.passwords.hash(body.new_password);
    const changed = await this.db.transaction(async () => {
      const customer = await this.locked({ id, tokenVersion });
      customer.changePassword(passwordHash);
      await this.resets.forget(id);
      return this.db.of(Customer).save(customer);
    });
    return this.sessions.session(changed);
  }

  /** Deleted, or given another password, since the token was read: the token is dead by now. */
  private async locked(own: { id: number; tokenVersion?: number }): Promise<Customer> {
    const customer = await this.db.of(Customer).findOne({
      where: { ...own, deletedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    if (!customer) throw SignInRequired();
    return customer;
  }
}
