import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Clock } from '#kit/time/clock';
import { hashOfToken, newLinkToken } from './link-token';
import type { Person } from './person.entity';
import type { PersonKind } from './person-kind';
import type { LinkPurpose } from './person-link.entity';

const VALID: Record<LinkPurpose, { hours: number }> = { password_reset: { hours: 1 }, verification: { hours: 24 } };

/** Tokens of mailed links: one per person and purpose, each valid once. */
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

  /** Begins the time of a link when its mail is sent, in place of an earlier one. False when one was used or deleted meanwhile. */
  async renew<P extends Person>(
    kind: PersonKind<P>,
    personId: number,
    purpose: LinkPurpose,
    token: string,
  ): Promise<boolean> {
    const renewed = await this.db.row(
      `UPDATE ${this.table(kind)} SET token_hash = $3, expires_at = $4 WHERE person_id = $1 AND purpose = $2
       RETURNING person_id`,
      [personId, purpose, hashOfToken(token), this.clock.now().add(VALID[purpose]).toString()],
    );
    return renewed !== undefined;
  }

  async isValid<P extends Person>(kind: PersonKind<P>, purpose: LinkPurpose, token: string): Promise<boolean> {
    const found = await this.db.row(
      `SELECT 1 FROM ${this.table(kind)} WHERE token_hash = $1 AND purpose = $2 AND expires_at >= $3`,
      [hashOfToken(token), purpose, this.clock.now().toString()],
    );
    return found !== undefined;
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
    await this.db.rows(`DELETE FROM ${this.table(kind)} WHERE person_id = $1`, [personId]);
  }

  private table<P extends Person>({ audience, mails }: PersonKind<P>): string {
    if (!mails) throw new Error(`people of the audience ${audience} get no mails`);
    return this.db.of(mails.link).metadata.tableName;
  }
}
