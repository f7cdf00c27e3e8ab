import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LessThan, MoreThan } from 'typeorm';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
import { Clock } from '#kit/time/clock';
import { FormerAddress } from './former-address.entity';
import { hashOfToken, newLinkToken } from './link-token';

const DELETE_JOB = 'forget_former_addresses';
const NIGHTLY = '45 3 * * *';
const VALID_HOURS = 7 * 24;

export interface FormerAddressOwner {
  audience: string;
  personId: number;
}

/** The address that a link restores. */
export interface UsedLink extends FormerAddressOwner {
  email: string;
}

@Injectable()
export class FormerAddresses implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    @InjectConfiguration() private readonly configuration: Configuration,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(NIGHTLY, DELETE_JOB, () => this.deleteExpired());
  }

  /** Returns the token of the link; undefined when the address has received its maximum per day. */
  async store({ audience, personId }: FormerAddressOwner, email: string): Promise<string | undefined> {
    const token = newLinkToken();
    const now = this.clock.now();
    const kept = await this.db.row(
      `INSERT INTO former_address (audience, person_id, email, token_hash, created_at, expires_at)
       SELECT $1, $2, $3, $4, $5, $6
       WHERE (SELECT count(*) FROM former_address WHERE email = $3 AND created_at > $7) < $8 RETURNING id`,
      [
        audience,
        personId,
        email,
        hashOfToken(token),
        now.toString(),
        now.add({ hours: VALID_HOURS }).toString(),
        now.subtract({ hours: 24 }).toString(),
        this.configuration.mailMaxPerAddressPerDay,
      ],
    );
    return kept === undefined ? undefined : token;
  }

  /** Undefined when invalid. Links of later changes are deleted too: an attacker may have set their addresses. */
  async use(token: string): Promise<UsedLink | undefined> {
    const used = await this.db.row<UsedLink & { id: number }>(
      `DELETE FROM former_address WHERE token_hash = $1 AND expires_at >= $2
       RETURNING id, audience, person_id AS "personId", email`,
      [hashOfToken(token), this.clock.now().toString()],
    );
    if (!used) return undefined;
    const { id, audience, personId, email } = used;
    await this.db.of(FormerAddress).delete({ audience, personId, id: MoreThan(id) });
    return { audience, personId, email };
  }

  async deleteLinks({ audience, personId }: FormerAddressOwner): Promise<void> {
    await this.db.of(FormerAddress).delete({ audience, personId });
  }

  private async deleteExpired(): Promise<void> {
    await this.db.of(FormerAddress).delete({ expiresAt: LessThan(this.clock.date()) });
  }
}
