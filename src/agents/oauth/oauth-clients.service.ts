import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { Caller } from '#kit/http/caller';
import { isStorableText } from '#kit/text/storable-text';
import { Clock } from '#kit/time/clock';
import { hashOfKey } from '#shared/keys/key-hash';
import { type ClientDescription, clientDescription, SECRET_METHODS } from './client-metadata';
import { ClientDocuments } from './client-documents';
import { OAuthClient, type OAuthClientKind } from './oauth-client.entity';

const ID_BYTES = 16;
const ENTERED_ID_BYTES = 8;
const SECRET_BYTES = 32;

/** A client that was added; the secret is not known later. */
export interface AddedClient {
  id: number;
  clientId: string;
  secret: string | undefined;
}

interface NewClient {
  clientId: string;
  kind: OAuthClientKind;
  secret?: string | undefined;
  createdBy?: number;
}

/** Programs that people may connect. */
@Injectable()
export class OAuthClients {
  /** Documents that are being fetched, by client id. */
  private readonly renewals = new Map<string, Promise<OAuthClient | undefined>>();

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly documents: ClientDocuments,
  ) {}

  /**
   * A known client, or one with a document at its address, which is fetched if it is new or no longer fresh.
   * @param visitor counted address, for the limits on fetches
   * @throws ClientMetadataProblem, RateLimited
   */
  async find(clientId: string, visitor: string): Promise<OAuthClient | undefined> {
    const known = await this.fresh(clientId);
    if (known || !this.documents.isAddress(clientId)) return known;
    const running = this.renewals.get(clientId) ?? this.renew(clientId, visitor);
    this.renewals.set(clientId, running);
    return running;
  }

  /** A client of a running request, even if its document is no longer fresh. */
  async known(clientId: string): Promise<OAuthClient | undefined> {
    if (!isStorableText(clientId)) return undefined;
    return (await this.db.of(OAuthClient).findOneBy({ clientId })) ?? undefined;
  }

  /** Adds a client for staff. Redirect addresses may have private schemes without a dot. @throws ClientMetadataProblem */
  async enter(
    { id }: Caller,
    { name, redirectUris, hasSecret }: { name: string; redirectUris: readonly string[]; hasSecret: boolean },
  ): Promise<AddedClient> {
    const sent = {
      client_name: name,
      redirect_uris: redirectUris,
      token_endpoint_auth_method: hasSecret ? SECRET_METHODS[0] : 'none',
    };
    const secret = hasSecret ? randomBytes(SECRET_BYTES).toString('base64url') : undefined;
    const clientId = `app_${randomBytes(ENTERED_ID_BYTES).toString('hex')}`;
    return this.add(clientDescription(sent, 'entered'), { clientId, kind: 'entered', secret, createdBy: id });
  }

  /** Adds a client that registers itself (RFC 7591). @throws ClientMetadataProblem */
  async register(sent: Readonly<Record<string, unknown>>): Promise<AddedClient & ClientDescription> {
    const described = clientDescription(sent, 'registered');
    const clientId = randomBytes(ID_BYTES).toString('base64url');
    return { ...(await this.add(described, { clientId, kind: 'registered' })), ...described };
  }

  private async fresh(clientId: string): Promise<OAuthClient | undefined> {
    const known = await this.known(clientId);
    return known && (known.freshUntil === null || known.freshUntil > this.clock.date()) ? known : undefined;
  }

  private async renew(clientId: string, visitor: string): Promise<OAuthClient | undefined> {
    try {
      // Another request of this process may have stored it since the first look.
      const known = await this.fresh(clientId);
      if (known) return known;
      const { freshFor, ...described } = await this.documents.read(clientId, visitor);
      await this.storeDocument(clientId, described, freshFor);
      return await this.fresh(clientId);
    } finally {
      this.renewals.delete(clientId);
    }
  }

  private async add(
    { name, redirectUris, metadata }: ClientDescription,
    { clientId, kind, secret, createdBy }: NewClient,
  ): Promise<AddedClient> {
    const { identifiers } = await this.db.of(OAuthClient).insert({
      clientId,
      kind,
      name,
      redirectUris,
      metadata: metadata as object,
      secretHash: secret === undefined ? null : hashOfKey(secret),
      createdBy: createdBy ?? null,
      createdAt: this.clock.date(),
    });
    return { id: Number(identifiers[0]!['id']), clientId, secret };
  }

  private async storeDocument(
    clientId: string,
    { name, redirectUris, metadata }: ClientDescription,
    freshFor: number,
  ): Promise<void> {
    const now = this.clock.now();
    await this.db.rows(
      `INSERT INTO oauth_client (client_id, kind, name, redirect_uris, metadata, created_at, fresh_until)
       VALUES ($1, 'document', $2, $3, $4, $5, $6)
       ON CONFLICT ON CONSTRAINT oauth_client_client_id_key
       DO UPDATE SET name = excluded.name, redirect_uris = excluded.redirect_uris, metadata = excluded.metadata,
         fresh_until = excluded.fresh_until`,
      [
        clientId,
        name,
        redirectUris,
        JSON.stringify(metadata),
        now.toString(),
        now.add({ seconds: freshFor }).toString(),
      ],
    );
  }
}
