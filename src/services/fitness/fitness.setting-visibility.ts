import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { SettingVisibility } from '#shared/settings/setting-visibility';
import { HAS_STAFF_ROLE } from './accounts/member-accounts';

/** Members see public settings only; accounts with a staff role see all. */
@Injectable()
export class MembersSeePublicSettings extends SettingVisibility {
  constructor(private readonly db: Database) {
    super();
  }

  override async onlyPublic({ id }: Caller): Promise<boolean> {
    return (await this.db.row(HAS_STAFF_ROLE, [id])) === undefined;
  }
}
