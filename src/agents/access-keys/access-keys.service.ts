import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '#kit/database/database';
import type { Caller } from '#kit/http/caller';
import { problem } from '#kit/fields/field';
import { fieldRefused, NotFound, SignInRequired } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import { parseInstant } from '#kit/time/calendar';
import type { RowOf } from '#kit/views/view';
import { PersonEditing } from '#shared/people/person-editing';
import { PersonSignIn } from '#shared/people/person-sign-in.service';
import { staffKind } from '#shared/staff/account-insertion';
import { InjectStaffShape, type StaffShape } from '#shared/staff/staff-shape';
import { ServiceTools } from '../tools/service-tools';
import { snakeCase } from '../tools/tool-names';
import { newAccessKey } from './access-key';
import { AccessKey } from './access-key.entity';
import { MAX_ACTIVE_KEYS } from './access-key-limit';
import { AccessKeyView, NewAccessKeyView } from './access-key.view';
import type { AccessKeyBody } from './access-keys.dto';
import { keyStatusAt } from './key-status';
import { TooManyAccessKeys } from './access-keys.refusals';

type KeyRow = RowOf<typeof AccessKeyView>;

const KEYS = `
  SELECT ${AccessKeyView.columns<AccessKey>('k', { status: keyStatusAt('$2') })}
  FROM access_key k JOIN account a ON a.id = k.account_id
  WHERE k.account_id = $1 AND k.revoked_at IS NULL`;

/** The access keys of an account, managed by the account itself. */
@Injectable()
export class AccessKeys {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly signIns: PersonSignIn,
    private readonly editing: PersonEditing,
    private readonly tools: ServiceTools,
    @InjectStaffShape() private readonly shape: StaffShape,
  ) {}

  /** Keys that were not deleted, the latest first. */
  async list({ id }: Caller): Promise<AccessKeyView[]> {
    return (await this.keysOf(id)).map(AccessKeyView.of);
  }

  async create(caller: Caller, body: AccessKeyBody, address: string): Promise<NewAccessKeyView> {
    const expiresAt = this.futureInstant(body.expires_at);
    const toolsets = body.toolsets && (await this.knownToolsets(body.toolsets));
    const kind = staffKind(this.shape);
    await this.signIns.confirmPassword(kind, caller, { field: 'password', password: body.password }, address);
    const { key, prefix, hash } = newAccessKey();
    return this.db.transaction(async () => {
      // Serialises creations of the account and waits for a change of its password.
      const { id, tokenVersion } = caller;
      if (!(await this.editing.lock(kind, { id, tokenVersion }))) throw SignInRequired();
      const active = (await this.keysOf(id)).filter(({ status }) => status === 'active');
      if (active.length >= MAX_ACTIVE_KEYS) throw TooManyAccessKeys();
      const { identifiers } = await this.db.of(AccessKey).insert({
        accountId: id,
        name: body.name,
        prefix,
        secretHash: hash,
        toolsets: toolsets ?? null,
        isReadOnly: body.read_only ?? true,
        tokenVersion,
        expiresAt,
        createdAt: this.clock.date(),
      });
      const [row] = (await this.keysOf(id)).filter(stored => stored.id === identifiers[0]?.['id']);
      return NewAccessKeyView.of({ ...row!, key });
    });
  }

  /** Takes effect with the next request. @throws NotFound */
  async delete({ id: accountId }: Caller, id: number): Promise<void> {
    const active = { id, accountId, revokedAt: IsNull() };
    const { affected } = await this.db.of(AccessKey).update(active, { revokedAt: this.clock.date() });
    if (!affected) throw NotFound();
  }

  private keysOf(accountId: number): Promise<KeyRow[]> {
    return this.db.rows<KeyRow>(`${KEYS} ORDER BY k.id DESC`, [accountId, this.clock.date()]);
  }

  private async knownToolsets(sent: readonly string[]): Promise<string[]> {
    const known = await this.tools.toolsets();
    const names = [...new Set(sent.map(snakeCase))];
    if (names.some(name => !known.includes(name)))
      throw fieldRefused('toolsets', problem('unknown_toolset', { known: known.join(', ') }));
    return names;
  }

  private futureInstant(sent: string | null | undefined): Date | null {
    if (sent == null) return null;
    const instant = parseInstant(sent);
    if (!instant || instant.epochMilliseconds <= this.clock.now().epochMilliseconds)
      throw fieldRefused('expires_at', 'future_instant');
    return new Date(instant.epochMilliseconds);
  }
}
