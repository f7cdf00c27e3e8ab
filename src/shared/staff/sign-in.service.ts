import { Injectable } from '@nestjs/common';
import { STAFF } from '#kit/access/access-rule';
import { Passwords } from '#kit/access/passwords';
import { Tokens } from '#kit/access/tokens';
import { SignInFailed } from '#kit/http/refusal';
import { GuessBudget } from '#kit/rate-limit/guess-budget';
import type { SessionView } from './account.view';
import { PasswordAttempts } from './password-attempts';
import type { SignInBody } from './staff.dto';
import { StaffQueries } from './staff.queries';
import { InjectStaffShape, type StaffShape } from './staff-shape';

@Injectable()
export class SignInService {
  constructor(
    private readonly queries: StaffQueries,
    private readonly passwords: Passwords,
    private readonly attempts: PasswordAttempts,
    private readonly guesses: GuessBudget,
    private readonly tokens: Tokens,
    @InjectStaffShape() private readonly shape: StaffShape,
  ) {}

  /** One refusal, after the same work, for an unknown address, a deleted account and a wrong password. */
  async signIn({ email, password }: SignInBody, address: string): Promise<SessionView> {
    const account = await this.attempts.limited('sign-in', address, () =>
      this.guesses.attempt(`${STAFF} ${email}`, address, async () => {
        const found = await this.queries.credentials({ email });
        if (!(await this.passwords.matches(password, found?.passwordHash)) || !found) throw SignInFailed();
        return found;
      }),
    );
    return this.answer(account);
  }

  /** A new token with the account it belongs to, as a sign-in answers them. */
  async answer(account: { id: number; tokenVersion: number }): Promise<SessionView> {
    const session = await this.session(account);
    return Object.assign(session, { [this.shape.answerField]: await this.queries.account(account.id) });
  }

  async session(account: { id: number; tokenVersion: number }): Promise<SessionView> {
    const { token, expiresIn } = await this.tokens.signIn(STAFF, account);
    return { access_token: token, token_type: 'Bearer', expires_in: expiresIn };
  }
}
