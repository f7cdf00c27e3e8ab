import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Passwords } from '#kit/access/passwords';
import { Database } from '#kit/database/database';
import { NotFound } from '#kit/http/refusal';
import { dayIn } from '#kit/time/calendar';
import { Clock } from '#kit/time/clock';
import { UsernameTaken } from '#shared/staff/staff.refusals';
import { insertCustomer, isReserved } from './customer-insertion';
import { Customer } from './customer.entity';
import type { CustomerRecordView, CustomerStatisticView } from './customer.view';
import type { CustomerBody, CustomerChangeBody } from './customers-staff.dto';
import { CustomerQueries } from './customers.queries';
import { PasswordResets } from './password-resets.service';

/** What staff does to the accounts of customers. */
@Injectable()
export class CustomerRecords {
  constructor(
    private readonly db: Database,
    private readonly queries: CustomerQueries,
    private readonly passwords: Passwords,
    private readonly resets: PasswordResets,
    private readonly clock: Clock,
  ) {}

  async statistic(): Promise<CustomerStatisticView> {
    return this.queries.statistic(dayIn('UTC', this.clock.now()).with({ day: 1 }).toString());
  }

  async create(body: CustomerBody): Promise<CustomerRecordView> {
    const passwordHash = await this.passwords.hash(body.password);
    const customer = await this.db.transaction(async () => {
      const id = await insertCustomer(this.db, {
        username: body.username,
        firstName: body.first_name,
        lastName: body.last_name,
        email: body.email,
        phone: body.phone,
        passwordHash,
      });
      return this.db.of(Customer).findOneByOrFail({ id });
    });
    return this.live(customer);
  }

  async change(username: string, body: CustomerChangeBody): Promise<CustomerRecordView> {
    return this.changing(username, async customer => {
      if (body.username && body.username !== customer.username && isReserved(body.username)) throw UsernameTaken();
      if (body.email !== undefined && body.email !== customer.email) await this.resets.forget(customer.id);
      customer.change({
        username: body.username,
        firstName: body.first_name,
        lastName: body.last_name,
        email: body.email,
        phone: body.phone,
      });
    });
  }

  async setPassword(username: string, password: string): Promise<CustomerRecordView> {
    const passwordHash = await this.passwords.hash(password);
    return this.changing(username, async customer => {
      customer.changePassword(passwordHash);
      await this.resets.forget(customer.id);
    });
  }

  async setVerified(username: string, isVerified: boolean): Promise<CustomerRecordView> {
    return this.changing(username, async customer => {
      customer.isVerified = isVerified;
    });
  }

  /** Ends its tokens at once and frees its e-mail address; the username stays its own. */
  async delete(username: string): Promise<null> {
    await this.db.transaction(async () => {
      const deleted = await this.db.row<{ id: number }>(
        `UPDATE customer SET deleted_at = $2, updated_at = now(), token_version = token_version + 1
         WHERE username = $1 AND deleted_at IS NULL RETURNING id`,
        [username.toLowerCase(), this.clock.now().toString()],
      );
      if (!deleted) throw NotFound();
      await this.resets.forget(deleted.id);
    });
    return null;
  }

  /** Refused by the database while somebody else has the e-mail address. */
  async restore(username: string): Promise<CustomerRecordView> {
    const restored = await this.db.row<{ username: string }>(
      `UPDATE customer SET deleted_at = NULL, updated_at = now()
       WHERE username = $1 AND deleted_at IS NOT NULL RETURNING username`,
      [username.toLowerCase()],
    );
    if (!restored) throw NotFound();
    return this.live(restored);
  }

  private async changing(username: string, change: (customer: Customer) => Promise<void>): Promise<CustomerRecordView> {
    const changed = await this.db.transaction(async () => {
      const customer = await this.db.of(Customer).findOne({
        where: { username: username.toLowerCase(), deletedAt: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      if (!customer) throw NotFound();
      await change(customer);
      return this.db.of(Customer).save(customer);
    });
    return this.live(changed);
  }

  private live({ username }: { username: string }): Promise<CustomerRecordView> {
    return this.queries.one(username, { deleted: false });
  }
}
