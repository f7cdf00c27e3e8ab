import { Injectable } from '@nestjs/common';
import { MoreThanOrEqual, type Repository } from 'typeorm';
import { Database } from '#kit/database/database';
import { Clock } from '#kit/time/clock';
import { hashOfToken, newLinkToken } from './link-token';
import type { Person } from './person.entity';
import type { PersonKind } from './person-kind';
import type { LinkPurpose, PersonLink } from './person-link.entity';

const VALID: Record<LinkPurpose, { hours: number }> = { password_reset: { hours: 1 }, verification: { hours: 24 } };

/** Tokens of mailed links: one per person and purpose, for a single use. */
@Injectable()
export class PersonLinks {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  newToken(): string {
    return newLinkToken();
  }

  async store<P extends Person>(
    kind: PersonKind<P>,
    personId: number,
    purpose: LinkPurpose,
    token: string,
  ): Promise<void> {
    const table = this.table(kind);
    await this.db.rows(
      `INSERT INTO ${table} (person_id, purpose, token_hash, expires_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT ON CONSTRAINT ${table}_pkey
       DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
      [personId, purpose, hashOfToken(token), this.clock.now().add(VALID[purpose]).toString()],
    );
  }

  /** Replaces the token when the mail is sent, and begins its validity. False if the link was used or deleted meanwhile. */
  async renew<P extends Person>(
    kind: PersonKind<P>,
    personId: number,
    purpose: LinkPurpose,
    token: string,
  ): Promise<boolean> {
    const expiresAt = new Date(this.clock.now().add(VALID[purpose]).epochMilliseconds);
    const { affected } = await this.links(kind).update(
      { personId, purpose },
      { tokenHash: hashOfToken(token), expiresAt },
    );
    return affected === 1;
  }

  async isValid<P extends Person>(kind: PersonKind<P>, purpose: LinkPurpose, token: string): Promise<boolean> {
    const expiresAt = MoreThanOrEqual(this.clock.date());
    return this.links(kind).existsBy({ tokenHash: hashOfToken(token), purpose, expiresAt });
  }

  async use<P extends Person>(kind: PersonKind<P>, purpose: LinkPurpose, token: string): Promise<number | undefined> {
    const used = await this.db.row<{ personId: number }>(
      `DELETE FROM ${this.table(kind)} WHERE token_hash = $1 AND purpose = $2 AND expires_at >= $3
       RETURNING person_id AS "personId"`,
      [hashOfToken(token), purpose, this.clock.now().toString()],
    );
    return used?.personId;
  }

  async deleteLinks<P extends Person>(kind: PersonKind<P>, personId: number): Promise<void> {
    if (!kind.mails) return;
    await this.links(kind).delete({ personId });
  }

  private links<P extends Person>({ audience, mails }: PersonKind<P>): Repository<PersonLink> {
    if (!mails) throw new Error(`people of the audience ${audience} get no mails`);
    return this.db.of(mails.link);
  }

  private table<P extends Person>(kind: PersonKind<P>): string {
    return this.links(kind).metadata.tableName;
  }
}
