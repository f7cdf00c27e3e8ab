import { Injectable } from '@nestjs/common';
import { type Caller, hasPermission } from '#kit/http/caller';
import { bodyColumns, NO_COLUMN } from '#kit/database/body-columns';
import { Database } from '#kit/database/database';
import { mapPage, type Page } from '#kit/http/page';
import { fieldRefused, PermissionRequired } from '#kit/refusals/refusal';
import { Storage } from '#media/storage';
import type { RowOf } from '#kit/views/view';
import { OwnCredentials } from '#shared/people/own-credentials';
import { PersonQueries } from '#shared/people/person-queries';
import { PersonRecords } from '#shared/people/person-records.service';
import type { PersonStatisticView } from '#shared/people/person.view';
import type { Account } from '#shared/staff/account.entity';
import { OwnRights } from '#shared/staff/own-rights';
import { StaffFields } from '#shared/staff/staff-fields';
import { MEMBERS } from '../accounts/member-accounts';
import { NewMembers } from '../accounts/new-members';
import { fitnessRoles, MEMBER_ROLE } from '../fitness.permissions';
import { MemberView } from './member.view';
import type { MemberBody, MemberChangeBody, MemberFilters, MemberPasswordBody } from './members.dto';

type Row = RowOf<typeof MemberView>;

const COLUMNS = MemberView.columns('person');

@Injectable()
export class Members {
  constructor(
    private readonly db: Database,
    private readonly queries: PersonQueries,
    private readonly records: PersonRecords,
    private readonly newMembers: NewMembers,
    private readonly fields: StaffFields,
    private readonly rights: OwnRights,
    private readonly storage: Storage,
    private readonly credentials: OwnCredentials,
  ) {}

  async list(filters: MemberFilters, deleted: boolean): Promise<Page<MemberView>> {
    const direction = filters.order === 'asc' ? 'ASC' : 'DESC';
    const order = `person.updated_at ${direction}, person.id ${direction}`;
    const selection = { columns: COLUMNS, deleted, filters, order };
    return mapPage(await this.queries.page<Row>(MEMBERS, selection, filters.pageRequest), MemberView.of);
  }

  async statistic(): Promise<PersonStatisticView> {
    return this.queries.statistic(MEMBERS);
  }

  async get(username: string, deleted = false): Promise<MemberView> {
    return MemberView.of(await this.queries.byUsername<Row>(MEMBERS, username, { columns: COLUMNS, deleted }));
  }

  async create(caller: Caller, body: MemberBody): Promise<MemberView> {
    this.requireUsable(caller, body);
    return this.view(await this.newMembers.create(memberColumns(body), body.password, body));
  }

  /** The own e-mail address can only be changed in the own profile, which asks for the password. */
  async update(caller: Caller, username: string, body: MemberChangeBody): Promise<MemberView> {
    this.requireUsable(caller, body);
    await this.requireTouchable(caller, username);
    const own = await this.ownAccount(caller, username);
    if (own && this.credentials.isChanged(own, body)) throw fieldRefused('email', 'own_email');
    const { is_verified: isVerified, ...changes } = body;
    const id = await this.db.transaction(async () => {
      const changed = await this.records.update(MEMBERS, username, memberColumns(changes));
      await this.fields.store(changed, body);
      if (isVerified !== undefined) await this.records.setVerified(MEMBERS, body.username ?? username, isVerified);
      return changed;
    });
    return this.view(id);
  }

  async setPassword(caller: Caller, username: string, body: MemberPasswordBody, address: string): Promise<MemberView> {
    await this.requireTouchable(caller, username);
    const own = await this.ownAccount(caller, username);
    if (own) await this.credentials.prove(MEMBERS, caller, own, { current: body.current_password, address });
    return this.view(await this.records.setPassword(MEMBERS, username, body.password));
  }

  async setVerified(username: string, isVerified: boolean): Promise<MemberView> {
    return this.view(await this.records.setVerified(MEMBERS, username, isVerified));
  }

  async delete(caller: Caller, username: string): Promise<void> {
    await this.requireTouchable(caller, username);
    await this.records.delete(MEMBERS, username);
  }

  async restore(username: string): Promise<MemberView> {
    return this.view(await this.records.restore(MEMBERS, username));
  }

  private requireUsable(caller: Caller, body: MemberChangeBody): void {
    this.storage.requireOwnMedia('profile_picture', body.profile_picture);
    if (body.is_verified !== undefined && !hasPermission(caller, 'members.verify'))
      throw PermissionRequired({ params: { permissions: 'members.verify' } });
  }

  /** The caller needs the staff permissions that were added to the member role, but no personal ones. */
  private async requireTouchable(caller: Caller, username: string): Promise<void> {
    const { id } = await this.queries.byUsername<{ id: number }>(MEMBERS, username, { columns: 'person.id' });
    await this.rights.requireAccount(caller, id, { but: fitnessRoles[MEMBER_ROLE].permissions });
  }

  /** A caller whose member role has staff permissions can select the own account. */
  private async ownAccount(caller: Caller, username: string): Promise<{ email: string } | undefined> {
    const columns = 'person.id, person.email';
    const member = await this.queries.byUsername<{ id: number; email: string }>(MEMBERS, username, { columns });
    return member.id === caller.id ? member : undefined;
  }

  private async view(id: number): Promise<MemberView> {
    return MemberView.of(await this.queries.byId<Row>(MEMBERS, id, COLUMNS));
  }
}

const memberColumns = bodyColumns<MemberBody, Account>({
  password: NO_COLUMN,
  password_confirmation: NO_COLUMN,
  timezone: NO_COLUMN,
});
