import { createHash, randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Passwords } from '#kit/access/passwords';
import { Database } from '#kit/database/database';
import { fieldRefused } from '#kit/http/refusal';
import { Jobs } from '#kit/jobs/jobs';
import type { Language } from '#kit/language/language';
import { Mail } from '#kit/mail/mail';
import { Clock } from '#kit/time/clock';
import { Customer } from './customer.entity';
import type { ResetPasswordBody } from './customers.dto';
import { ResetLetter } from './reset-letter';

interface LinkRequest {
  email: string;
  language: Language;
}

const SEND_LINK = 'send_password_reset_link';
const VALID = { hours: 1 };
const TOKEN_BYTES = 32;

/** New passwords for customers who forgot theirs, by a link in a mail. */
@Injectable()
export class PasswordResets implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
    private readonly letter: ResetLetter,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<LinkRequest>(SEND_LINK, request => this.sendLink(request));
  }

  /**
   * Does the same, and takes as long, whether or not anybody has this address: who it belongs to is looked up later, by a
   * job. An address that has had its mails of the day gets no further one, which is not told either.
   */
  async request(email: string, language: Language): Promise<void> {
    await this.jobs.enqueue(SEND_LINK, { email, language } satisfies LinkRequest);
  }

  /** Sets the password of whoever was sent the token, which is used up by that, and ends the tokens given before. */
  async reset({ token, password }: ResetPasswordBody): Promise<void> {
    await this.db.transaction(async () => {
      const link = await this.db.row<{ customerId: number }>(
        `DELETE FROM password_reset WHERE token_hash = $1 AND expires_at >= $2 RETURNING customer_id AS "customerId"`,
        [hashOf(token), this.clock.now().toString()],
      );
      if (!link) throw fieldRefused('token', 'reset_token');
      const customer = await this.db.of(Customer).findOne({
        where: { id: link.customerId, deletedAt: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      if (!customer) throw fieldRefused('token', 'reset_token');
      customer.changePassword(await this.passwords.hash(password));
      await this.db.of(Customer).save(customer);
    });
  }

  /** Makes the link of a customer void: what it proved is no longer so. */
  async forget(customerId: number): Promise<void> {
    await this.db.rows('DELETE FROM password_reset WHERE customer_id = $1', [customerId]);
  }

  private async sendLink({ email, language }: LinkRequest): Promise<void> {
    await this.db.transaction(async () => {
      const customer = await this.db.row<{ id: number; firstName: string }>(
        `SELECT id, first_name AS "firstName" FROM customer WHERE email = $1 AND deleted_at IS NULL FOR SHARE`,
        [email],
      );
      if (!customer) return;
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const letter = await this.letter.write(customer.firstName, token, language);
      if (!(await this.mail.sendFromForm({ to: email, ...letter }))) return;
      await this.db.rows(
        `INSERT INTO password_reset (customer_id, token_hash, expires_at) VALUES ($1, $2, $3)
         ON CONFLICT ON CONSTRAINT password_reset_pkey
         DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
        [customer.id, hashOf(token), this.clock.now().add(VALID).toString()],
      );
    });
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
