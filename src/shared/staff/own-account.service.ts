import { Injectable } from '@nestjs/common';
import { STAFF } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { Passwords } from '#kit/access/passwords';
import { Database } from '#kit/database/database';
import { fieldRefused, SignInRequired } from '#kit/http/refusal';
import { Live } from '#kit/live/live';
import { Account } from './account.entity';
import type { AccountView, SessionView } from './account.view';
import { PasswordAttempts } from './password-attempts';
import { SignInService } from './sign-in.service';
import type { ChangePassword, ProfileBody } from './staff.dto';
import { StaffQueries } from './staff.queries';

/** What everybody who is signed in does to the own account. */
@Injectable()
export class OwnAccountService {
  constructor(
    private readonly db: Database,
    private readonly passwords: Passwords,
    private readonly attempts: PasswordAttempts,
    private readonly sessions: SignInService,
    private readonly queries: StaffQueries,
    private readonly live: Live,
  ) {}

  async changeProfile({ id }: Caller, body: ProfileBody): Promise<AccountView> {
    await this.db.transaction(async () => {
      const account = await this.locked({ id });
      account.change({
        firstName: body.first_name,
        lastName: body.last_name,
        email: body.email,
        phone: body.phone,
        profilePicture: body.profile_picture,
        countryId: body.country_id,
      });
      await this.db.of(Account).save(account);
    });
    return this.queries.account(id);
  }

  /** Ends every other session and answers a token to go on with; a wrong current password counts as a failed sign-in. */
  async changePassword(caller: Caller, body: ChangePassword, address: string): Promise<SessionView> {
    await this.attempts.limited('password', address, async () => {
      const own = await this.queries.credentials({ id: caller.id });
      const right = await this.passwords.matches(body.current_password, own?.passwordHash);
      if (!right) throw fieldRefused('current_password', 'wrong_password');
    });
    const passwordHash = await this.passwords.hash(body.password);
    const account = await this.db.transaction(async () => {
      const { id, tokenVersion } = caller;
      const own = await this.locked({ id, tokenVersion });
      own.changePassword(passwordHash);
      this.live.disconnect(STAFF, id);
      return this.db.of(Account).save(own);
    });
    return this.sessions.session(account);
  }

  /** Deleted, or given another password, since the token was read: the token is dead by now. */
  private async locked(own: { id: number; tokenVersion?: number }): Promise<Account> {
    const account = await this.db.of(Account).findOne({ where: own, lock: { mode: 'pessimistic_write' } });
    if (!account || account.deletedAt) throw SignInRequired();
    return account;
  }
}
