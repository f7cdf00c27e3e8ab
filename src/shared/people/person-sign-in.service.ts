import { Injectable } from '@nestjs/common';
import { Accounts } from '#kit/access/accounts';
import type { Caller } from '#kit/http/caller';
import { Passwords } from '#kit/access/passwords';
import { Tokens } from '#kit/access/tokens';
import { Database } from '#kit/database/database';
import { fieldRefused, RateLimited, Refusal, SignInFailed } from '#kit/refusals/refusal';
import { Metrics } from '#kit/metrics/metrics';
import { GuessBudget } from '#rate-limits/guess-budget';
import { RateLimits } from '#rate-limits/rate-limits';
import { PasswordAttempts } from './password-attempts';
import type { Person } from './person.entity';
import { type PersonKind, type AuthenticatedPerson, tableOf } from './person-kind';

const NO_PERMISSIONS: ReadonlySet<string> = new Set();

type Credentials = AuthenticatedPerson & { passwordHash: string };

type SignInOutcome = 'proven' | 'wrong' | 'limited' | 'unanswered';

/** Authenticates people by password and issues their tokens. */
@Injectable()
export class PersonSignIn {
  private readonly count: (of: { audience: string; result: SignInOutcome }) => void;

  constructor(
    private readonly db: Database,
    private readonly accounts: Accounts,
    private readonly attempts: PasswordAttempts,
    private readonly guesses: GuessBudget,
    private readonly passwords: Passwords,
    private readonly tokens: Tokens,
    private readonly limits: RateLimits,
    metrics: Metrics,
  ) {
    this.count = metrics.counter({
      name: 'sign_ins_total',
      help: 'Sign-in attempts by result: proven, wrong, limited, or unanswered for another reason',
      labels: ['audience', 'result'],
    });
  }

  /** Registers the audience of a kind of people without permissions. */
  register<P extends Person>(kind: PersonKind<P>): void {
    const { audience } = kind;
    const statement = `SELECT id, token_version AS "tokenVersion" FROM ${tableOf(this.db, kind)}
      WHERE id = $1 AND deleted_at IS NULL`;
    this.accounts.register(audience, async id => {
      const person = await this.db.row<AuthenticatedPerson>(statement, [id], { prepared: true });
      return person && { audience, ...person, permissions: NO_PERMISSIONS, scopeId: null };
    });
  }

  /** Throws `SignInFailed` for an unknown address, a deleted person and a wrong password, in the same time for each. */
  async authenticate<P extends Person>(
    kind: PersonKind<P>,
    { email, password }: { email: string; password: string },
    address: string,
  ): Promise<AuthenticatedPerson> {
    const { audience } = kind;
    try {
      const proven = await this.attempts.run(kind, 'sign-in', address, () =>
        this.guesses.attempt(`${audience} ${email}`, address, async () => {
          const found = await this.credentials(kind, 'email', email);
          if (!(await this.isPassword(kind, found, password)) || !found) throw SignInFailed();
          return { id: found.id, tokenVersion: found.tokenVersion };
        }),
      );
      this.count({ audience, result: 'proven' });
      return proven;
    } catch (failure) {
      this.count({ audience, result: outcomeOf(failure) });
      throw failure;
    }
  }

  /**
   * Checks the current password. Limited per account and visitor, so that a stolen token cannot guess it.
   * @param field named in the error
   */
  async confirmPassword<P extends Person>(
    kind: PersonKind<P>,
    caller: Caller,
    { field, password }: { field: string; password: string },
    address: string,
  ): Promise<void> {
    const counted = (key: string, attempt: () => Promise<void>) =>
      this.limits.countFailures('currentPasswords', key, attempt);
    const verify = async () => {
      const own = await this.credentials(kind, 'id', caller.id);
      if (!(await this.isPassword(kind, own, password))) throw fieldRefused(field, 'wrong_password');
    };
    await counted(`account ${kind.audience} ${caller.id}`, () =>
      counted(`address ${address}`, () => this.attempts.run(kind, 'password', address, verify)),
    );
  }

  /** Issues a token; `expiresIn` is its configured lifetime, such as `7d`. */
  async issueToken<P extends Person>(
    { audience }: PersonKind<P>,
    person: AuthenticatedPerson,
  ): Promise<{ token: string; expiresIn: string }> {
    return this.tokens.signIn(audience, person);
  }

  /** Compares the password, and renews an outdated hash; tokens stay valid. */
  private async isPassword<P extends Person>(
    kind: PersonKind<P>,
    person: Credentials | undefined,
    password: string,
  ): Promise<boolean> {
    return this.passwords.matches(password, person?.passwordHash, async renewed =>
      this.db.rows(`UPDATE ${tableOf(this.db, kind)} SET password_hash = $3 WHERE id = $1 AND password_hash = $2`, [
        person?.id,
        person?.passwordHash,
        renewed,
      ]),
    );
  }

  private async credentials<P extends Person>(
    kind: PersonKind<P>,
    column: 'id' | 'email',
    value: string | number,
  ): Promise<Credentials | undefined> {
    return this.db.row(
      `SELECT id, token_version AS "tokenVersion", password_hash AS "passwordHash"
       FROM ${tableOf(this.db, kind)} WHERE ${column} = $1 AND deleted_at IS NULL AND ${kind.signInCondition ?? 'true'}`,
      [value],
      { prepared: true },
    );
  }
}

function outcomeOf(failure: unknown): SignInOutcome {
  if (!(failure instanceof Refusal)) return 'unanswered';
  if (failure.status === SignInFailed.status) return 'wrong';
  return failure.status === RateLimited.status ? 'limited' : 'unanswered';
}
