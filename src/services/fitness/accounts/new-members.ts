import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { DomainEvents } from '#kit/service/domain-events';
import type { NewPerson } from '#shared/people/person-insertion';
import { PersonRecords } from '#shared/people/person-records.service';
import type { Account } from '#shared/staff/account.entity';
import { StaffFields } from '#shared/staff/staff-fields';
import { MEMBER_ROLE } from '../fitness.permissions';
import { MemberJoined } from './account.events';
import { MEMBERS } from './member-accounts';

const GIVE_ROLE = `
  INSERT INTO account_role (account_id, role_id) SELECT $1, id FROM role WHERE lower(name) = lower($2)`;

@Injectable()
export class NewMembers {
  constructor(
    private readonly db: Database,
    private readonly records: PersonRecords,
    private readonly fields: StaffFields,
    private readonly events: DomainEvents,
  ) {}

  async create(person: NewPerson<Account>, password: string, body: { timezone?: string }): Promise<number> {
    return this.records.create(MEMBERS, person, password, async id => {
      await this.db.rows(GIVE_ROLE, [id, MEMBER_ROLE]);
      await this.fields.store(id, body);
      await this.events.raise(MemberJoined, { memberId: id });
    });
  }
}
