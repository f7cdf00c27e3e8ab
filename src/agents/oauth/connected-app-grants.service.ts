import { Injectable } from '@nestjs/common';
import { Accounts } from '#kit/access/accounts';
import { Database } from '#kit/database/database';
import type { Caller } from '#kit/http/caller';
import { SignInRequired } from '#kit/refusals/refusal';
import { DomainEvents } from '#kit/service/domain-events';
import { Clock } from '#kit/time/clock';
import { PersonEditing } from '#shared/people/person-editing';
import type { AppAddress } from './app-address';
import { type AppEnd, type AppScope, ConnectedApp } from './connected-app.entity';
import { AppConnected, AppEnded, type AppOfAccount } from './connected-app.events';
import { recordHash } from './record-hash';

/** Apps of one account; one more ends the one that was unused for longest. */
export const MAX_CONNECTED_APPS = 20;

/** What a person allowed. */
export interface Consent {
  caller: Caller;
  /** `host` as the person saw it. */
  client: { id: number; name: string; host: string };
  address: AppAddress;
  scopes: readonly AppScope[];
  /** Requested and refused. */
  rejected: readonly AppScope[];
  /** Undefined for all groups of tools. */
  toolsets?: readonly string[] | undefined;
}

/** A connected app, and the account it acts as with its permissions of the moment. */
export interface AppHolder {
  appId: number;
  appName: string;
  caller: Caller;
  audience: string;
  scopes: ReadonlySet<AppScope>;
  /** Undefined if the app may use all. */
  toolsets: readonly string[] | undefined;
}

interface StoredHolder {
  appId: number;
  appName: string;
  audience: string;
  accountId: number;
  tokenVersion: number;
  scopes: AppScope[];
  tokenScope: string;
  toolsets: string[] | null;
}

/** The app `a` in an event. */
const OF_ACCOUNT = `a.id AS "appId", a.audience, a.account_id AS "accountId", a.name, a.host`;

const HOLDER = `
  SELECT a.id AS "appId", a.name AS "appName", a.audience, a.account_id AS "accountId", a.token_version AS "tokenVersion",
    a.scopes, coalesce(r.payload ->> 'scope', '') AS "tokenScope", a.toolsets
  FROM oauth_record r JOIN connected_app a ON a.id = r.grant_id
  WHERE r.model = 'AccessToken' AND r.id_hash = $1 AND r.expires_at > $2 AND a.ended_at IS NULL AND a.address = $3`;

/** Writes at most once a minute for each app: a parallel use waits for the row and finds it written. */
const RECORD_USE = `
  UPDATE connected_app SET last_used_at = $2
  WHERE id = $1 AND (last_used_at IS NULL OR last_used_at <= $2::timestamptz - interval '1 minute')`;

/** What people allowed apps to do with their accounts. */
@Injectable()
export class ConnectedAppGrants {
  constructor(
    private readonly db: Database,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly editing: PersonEditing,
  ) {}

  /** Connects an app, in place of its earlier connection. Returns the id of the connection. */
  async connect({ caller, client, address, scopes, rejected, toolsets }: Consent): Promise<number> {
    const { audience, id: accountId, tokenVersion } = caller;
    return this.db.transaction(async () => {
      // Serialises the connections of the account and waits for a change of its password.
      if (!(await this.editing.lock(address.kind, { id: accountId, tokenVersion }))) throw SignInRequired();
      await this.endWhere('replaced', 'a.oauth_client_id = $3 AND a.address = $4', [
        audience,
        accountId,
        client.id,
        address.word,
      ]);
      await this.endWhere(
        'too_many',
        `a.id IN (
           SELECT id FROM connected_app WHERE audience = $1 AND account_id = $2 AND ended_at IS NULL
           ORDER BY coalesce(last_used_at, created_at) DESC, id DESC OFFSET $3)`,
        [audience, accountId, MAX_CONNECTED_APPS - 1],
      );
      const now = this.clock.date();
      const { identifiers } = await this.db.of(ConnectedApp).insert({
        audience,
        accountId,
        oauthClientId: client.id,
        address: address.word,
        host: client.host,
        name: client.name,
        scopes: [...scopes],
        rejectedScopes: [...rejected],
        toolsets: toolsets ? [...toolsets] : null,
        tokenVersion,
        createdAt: now,
      });
      await this.db.rows('UPDATE oauth_client SET last_used_at = $2 WHERE id = $1', [client.id, now]);
      const appId = Number(identifiers[0]!['id']);
      await this.events.raise(AppConnected, { appId, audience, accountId, name: client.name, host: client.host });
      return appId;
    });
  }

  /** Ends a connection with all its tokens, from the next request on. Returns whether it was connected. */
  async end(id: number, reason: AppEnd): Promise<boolean> {
    return this.db.transaction(async () => {
      const app = await this.db.row<AppOfAccount>(
        `UPDATE connected_app a SET ended_at = $2, ended_reason = $3 WHERE a.id = $1 AND a.ended_at IS NULL
         RETURNING ${OF_ACCOUNT}`,
        [id, this.clock.date(), reason],
      );
      if (app) await this.finish([app], reason);
      return app !== undefined;
    });
  }

  /** The living connection of an account with a client at an address. */
  async find(caller: Caller, oauthClientId: number, { word }: AppAddress): Promise<ConnectedApp | undefined> {
    const { audience, id: accountId, tokenVersion } = caller;
    const app = await this.db
      .of(ConnectedApp)
      .createQueryBuilder()
      .where({ audience, accountId, tokenVersion, oauthClientId, address: word })
      .andWhere('ended_at IS NULL')
      .getOne();
    return app ?? undefined;
  }

  /** The app and account of an access token; undefined if the token is not valid at this address, or no longer. */
  async holderOf(token: string, address: AppAddress): Promise<AppHolder | undefined> {
    const now = this.clock.date();
    const stored = await this.db.row<StoredHolder>(HOLDER, [recordHash(address, token), now, address.word], {
      prepared: true,
    });
    if (!stored) return undefined;
    const { appId, appName, audience, accountId, tokenVersion, toolsets } = stored;
    const caller = await this.accounts.find(audience, accountId);
    if (caller?.tokenVersion !== tokenVersion || !(address.admits?.(caller) ?? true)) return undefined;
    await this.db.rows(RECORD_USE, [appId, now], { prepared: true });
    const granted = stored.tokenScope.split(' ');
    const scopes = new Set(stored.scopes.filter(scope => granted.includes(scope)));
    return { appId, appName, caller, audience, scopes, toolsets: toolsets ?? undefined };
  }

  /** @param condition on the living app `a` of the account `$2` of the audience `$1` */
  private async endWhere(reason: AppEnd, condition: string, values: readonly unknown[]): Promise<void> {
    const [moment, text] = [`$${values.length + 1}`, `$${values.length + 2}`];
    const ended = await this.db.rows<AppOfAccount>(
      `UPDATE connected_app a SET ended_at = ${moment}, ended_reason = ${text}
       WHERE a.audience = $1 AND a.account_id = $2 AND a.ended_at IS NULL AND ${condition} RETURNING ${OF_ACCOUNT}`,
      [...values, this.clock.date(), reason],
    );
    await this.finish(ended, reason);
  }

  private async finish(ended: readonly AppOfAccount[], reason: AppEnd): Promise<void> {
    if (ended.length === 0) return;
    await this.db.rows('DELETE FROM oauth_record WHERE grant_id = ANY($1)', [ended.map(({ appId }) => appId)]);
    for (const app of ended) await this.events.raise(AppEnded, { ...app, reason });
  }
}
