import { Injectable } from '@nestjs/common';
import { Passwords } from '#kit/access/passwords';
import { Database } from '#kit/database/database';
import { refusal } from '#kit/refusals/refusal';
import { BodyComparison } from '#idempotency/body-comparison';
import { SerialQueue } from '#idempotency/serial-queue';
import { RateLimits } from '#rate-limits/rate-limits';
import { insertPerson } from '#shared/people/person-insertion';
import type { AuthenticatedPerson } from '#shared/people/person-kind';
import { TakenAddresses } from '#shared/people/taken-addresses';
import { CUSTOMERS, customerColumns } from './customer-accounts';
import { Customer } from './customer.entity';
import type { RegisterBody } from './customers.dto';

export const ClientTokenReused = refusal(409, 'client_token_reused');

/** Registers customers. Passwords are never hashed or compared inside a transaction or under a lock. */
@Injectable()
export class Registration {
  /** Parallel attempts with one token would each hash a password and count as a registration. */
  private readonly attempts = new SerialQueue();

  constructor(
    private readonly db: Database,
    private readonly passwords: Passwords,
    private readonly limits: RateLimits,
    private readonly takenAddresses: TakenAddresses,
    private readonly bodies: BodyComparison,
  ) {}

  /** A repeat of `client_token` with the same e-mail and password returns the first account, on its own limit. */
  async register(body: RegisterBody, address: string): Promise<AuthenticatedPerson> {
    const { client_token: token } = body;
    if (!token) return this.create(body, address);
    return this.attempts.run(token, async () => {
      const first = await this.firstAttempt(token);
      return first ? this.replay(first, body, address) : this.create(body, address);
    });
  }

  private async create(body: RegisterBody, address: string): Promise<AuthenticatedPerson> {
    const giveBack = await this.limits.take('register', address);
    const passwordHash = await this.passwords.hashNew(body.password);
    const result = await this.takenAddresses.run({ address }, () => this.insert(body, passwordHash));
    if (result.id !== undefined) return { id: result.id, tokenVersion: 1 };
    giveBack();
    return this.replay(result.first, body, address);
  }

  private async insert(
    body: RegisterBody,
    passwordHash: string,
  ): Promise<{ id: number; first?: never } | { first: Customer; id?: never }> {
    return this.db.transaction(async () => {
      const first = body.client_token ? await this.firstAttempt(body.client_token, { lock: true }) : null;
      if (first) return { first };
      const clientToken = body.client_token ?? null;
      const bodyHash = clientToken === null ? null : this.bodies.hash;
      const person = { ...customerColumns(body), passwordHash, clientToken, bodyHash };
      return { id: await insertPerson(this.db, CUSTOMERS, person) };
    });
  }

  private async replay(first: Customer, body: RegisterBody, address: string): Promise<AuthenticatedPerson> {
    return this.limits.countConclusive('registerAgain', address, () => this.verifyRepeat(first, body, address));
  }

  private async verifyRepeat(first: Customer, body: RegisterBody, address: string): Promise<AuthenticatedPerson> {
    const giveBack = await this.limits.take('register', address);
    const same = first.email === body.email && first.deletedAt === null;
    if (!(await this.passwords.matches(body.password, first.passwordHash)) || !same) throw ClientTokenReused();
    giveBack();
    this.bodies.compare(first.bodyHash);
    return first;
  }

  /** With the lock, a parallel attempt of any process sees the first one's account. */
  private async firstAttempt(token: string, { lock = false } = {}): Promise<Customer | null> {
    if (lock) await this.db.rows('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`register ${token}`]);
    return this.db.of(Customer).findOneBy({ clientToken: token });
  }
}
