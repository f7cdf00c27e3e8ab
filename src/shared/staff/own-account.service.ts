import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { Storage } from '#media/storage';
import { OwnProfile } from '../people/own-profile.service';
import { staffKind } from './account-insertion';
import type { AccountView, SessionView } from './account.view';
import { SignInService } from './sign-in.service';
import { accountColumns, type ChangePassword, type ChangeProfile } from './staff.dto';
import { StaffFields } from './staff-fields';
import { StaffQueries } from './staff.queries';
import { InjectStaffShape, type StaffShape } from './staff-shape';

/** Profile and password of the signed-in account. */
@Injectable()
export class OwnAccountService {
  constructor(
    private readonly profile: OwnProfile,
    private readonly storage: Storage,
    private readonly db: Database,
    private readonly fields: StaffFields,
    private readonly sessions: SignInService,
    private readonly queries: StaffQueries,
    @InjectStaffShape() private readonly shape: StaffShape,
  ) {}

  async changeProfile(caller: Caller, body: ChangeProfile, address: string): Promise<AccountView> {
    this.storage.requireOwnMedia('profile_picture', body.profile_picture);
    await this.db.transaction(async () => {
      await this.profile.update(staffKind(this.shape), caller, accountColumns(body), {
        current: body.current_password,
        address,
      });
      await this.fields.store(caller.id, body);
    });
    return this.queries.account(caller.id);
  }

  /** Revokes all earlier tokens and returns a new one. */
  async changePassword(caller: Caller, body: ChangePassword, address: string): Promise<SessionView> {
    const passwords = { current: body.current_password, next: body.password };
    return this.sessions.session(await this.profile.changePassword(staffKind(this.shape), caller, passwords, address));
  }
}
