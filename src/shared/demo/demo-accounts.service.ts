import { Injectable } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { Database } from '#kit/database/database';
import { NotFound } from '#kit/refusals/refusal';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { DemoAccount, ServiceDefinition } from '#kit/service/service-definition';
import { Clock } from '#kit/time/clock';
import { type AuthenticatedPerson, tableOf } from '#shared/people/person-kind';
import { type SignInSource, SignInResponses } from '#shared/people/sign-in-responses';
import { Account } from '#shared/staff/account.entity';
import type { DemoAccountView, DemoView } from './demo.view';
import { nextResetTime } from './reset-times';

const ROLES = `(
  SELECT string_agg(role.name, ', ' ORDER BY role.name)
  FROM account_role held JOIN role ON role.id = held.role_id WHERE held.account_id = person.id)`;

/** Demo accounts for visitors. Every method throws `NotFound` outside demo mode. */
@Injectable()
export class DemoAccounts {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly signIns: SignInResponses,
    @InjectDefinition() private readonly definition: ServiceDefinition,
    @InjectConfiguration() private readonly configuration: Configuration,
  ) {}

  async overview(): Promise<DemoView> {
    const declared = this.declared();
    const accounts: DemoAccountView[] = [];
    for (const audience of new Set(declared.map(account => account.audience))) {
      const emails = declared.filter(account => account.audience === audience).map(({ email }) => email);
      accounts.push(...(await this.listed(audience, emails)));
    }
    return { enabled: true, resets_at: this.resetsAt(), accounts };
  }

  /** The response of the sign-in route of the account's audience. */
  async createSession(email: string): Promise<object> {
    const { source } = this.sourceOf(this.declared().find(account => account.email === email));
    const { kind, respond } = source;
    const person = await this.db.rowOr<AuthenticatedPerson>(
      NotFound,
      `SELECT id, token_version AS "tokenVersion" FROM ${tableOf(this.db, kind)}
       WHERE email = $1 AND deleted_at IS NULL AND ${kind.signInCondition ?? 'true'}`,
      [email],
    );
    return respond(person);
  }

  resetsAt(): string {
    return nextResetTime(this.clock.now(), this.configuration.demoResetAt).toString();
  }

  private declared(): readonly DemoAccount[] {
    if (!this.configuration.demoMode) throw NotFound();
    return this.definition.demoAccounts ?? [];
  }

  private sourceOf(account: DemoAccount | undefined): { source: SignInSource } {
    const source = account && this.signIns.of(account.audience);
    if (!source) throw NotFound();
    return { source };
  }

  private async listed(audience: string, emails: readonly string[]): Promise<DemoAccountView[]> {
    const source = this.signIns.of(audience);
    if (!source) return [];
    const { kind } = source;
    const role = kind.entity === Account ? `coalesce(${ROLES}, $2)` : '$2';
    return this.db.rows<DemoAccountView>(
      `SELECT $2::text AS audience, ${role}::text AS role, concat_ws(' ', first_name, last_name) AS name, email
       FROM ${tableOf(this.db, kind)} person
       WHERE email = ANY($1) AND deleted_at IS NULL ORDER BY array_position($1::text[], email)`,
      [emails, audience],
    );
  }
}
