import { Injectable } from '@nestjs/common';
import { Passwords } from '#kit/access/passwords';
import { Tokens } from '#kit/access/tokens';
import { Database } from '#kit/database/database';
import { refusal, SignInFailed } from '#kit/http/refusal';
import { GuessBudget } from '#kit/rate-limit/guess-budget';
import { RateLimits } from '#kit/rate-limit/rate-limits';
import { CUSTOMER } from './customer-accounts';
import { insertCustomer } from './customer-insertion';
import type { CustomerSessionView } from './customer.view';
import type { CustomerSignInBody, RegisterBody } from './customers.dto';
import { CustomerQueries } from './customers.queries';

export const ClientTokenReused = refusal(409, 'client_token_reused');

interface FirstAttempt {
  id: number;
  tokenVersion: number;
  email: string;
  passwordHash: string;
  deletedAt: Date | null;
}

@Injectable()
export class CustomerSignIn {
  constructor(
    private readonly db: Database,
    private readonly queries: CustomerQueries,
    private readonly passwords: Passwords,
    private readonly tokens: Tokens,
    private readonly limits: RateLimits,
    private readonly guesses: GuessBudget,
  ) {}

  /**
   * Makes an account and signs it in. The same `client_token` again answers the first account to whoever knows its
   * e-mail address and password, at no charge against the limit; parallel repeats wait for the first.
   */
  async register(body: RegisterBody, address: string): Promise<CustomerSessionView> {
    const account = await this.db.transaction(async () => {
      const first = body.client_token ? await this.firstAttempt(body.client_token) : undefined;
      const giveBack = this.limits.take('register', address);
      if (!first) return this.create(body);
      const same = first.email === body.email && first.deletedAt === null;
      if (!(await this.passwords.matches(body.password, first.passwordHash)) || !same) throw ClientTokenReused();
      giveBack();
      return first;
    });
    return this.session(account);
  }

  /** One refusal, after the same work, for an unknown address, a deleted account and a wrong password. */
  async signIn({ email, password }: CustomerSignInBody, address: string): Promise<CustomerSessionView> {
    const account = await this.limits.countFailures('customerLogin', address, () =>
      this.guesses.attempt(`${CUSTOMER} ${email}`, address, async () => {
        const found = await this.queries.credentials({ email });
        if (!(await this.passwords.matches(password, found?.passwordHash)) || !found) throw SignInFailed();
        return found;
      }),
    );
    return this.session(account);
  }

  /** A new token with the customer it belongs to. */
  async session(account: { id: number; tokenVersion: number }): Promise<CustomerSessionView> {
    const { token } = await this.tokens.signIn(CUSTOMER, account);
    return { token, user: await this.queries.profile(account.id) };
  }

  /** The lock lasts as long as the transaction: whoever comes second with this token finds what the first one made. */
  private async firstAttempt(clientToken: string): Promise<FirstAttempt | undefined> {
    await this.db.rows('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`register ${clientToken}`]);
    return this.db.row(
      `SELECT id, token_version AS "tokenVersion", email, password_hash AS "passwordHash", deleted_at AS "deletedAt"
       FROM customer WHERE client_token = $1`,
      [clientToken],
    );
  }

  private async create(body: RegisterBody): Promise<{ id: number; tokenVersion: number }> {
    const id = await insertCustomer(this.db, {
      firstName: body.first_name,
      lastName: body.last_name,
      email: body.email,
      phone: body.phone,
      passwordHash: await this.passwords.hash(body.password),
      clientToken: body.client_token,
    });
    return { id, tokenVersion: 1 };
  }
}
