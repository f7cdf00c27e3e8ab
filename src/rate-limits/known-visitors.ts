import { Injectable, type OnModuleInit } from '@nestjs/common';
import { createHmac, type KeyObject } from 'node:crypto';
import { DerivedKeys } from '#kit/config/derived-keys';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
import { Clock } from '#kit/time/clock';

const PURPOSE = 'known visitor';
const FORGET = 'forget_known_visitors';
const NIGHTLY = '55 3 * * *';
const REMEMBERED_HOURS = 30 * 24;

const REMEMBER = `
  INSERT INTO known_visitor (fingerprint, seen_at) VALUES ($1, $2)
  ON CONFLICT ON CONSTRAINT known_visitor_pkey DO UPDATE SET seen_at = EXCLUDED.seen_at`;

/** Addresses from which somebody has signed in to an account within thirty days. */
@Injectable()
export class KnownVisitors implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly keys: DerivedKeys,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(NIGHTLY, FORGET, () => this.forget());
  }

  async remember(account: string, address: string): Promise<void> {
    const fingerprint = fingerprintOf(this.keys.signing(PURPOSE), account, address);
    await this.db.rows(REMEMBER, [fingerprint, this.clock.now().toString()], { prepared: true });
  }

  async knows(account: string, address: string): Promise<boolean> {
    const fingerprints = this.keys.accepted(PURPOSE).map(key => fingerprintOf(key, account, address));
    const known = await this.db.row('SELECT 1 FROM known_visitor WHERE fingerprint = ANY($1) AND seen_at > $2', [
      fingerprints,
      this.oldest(),
    ]);
    return known !== undefined;
  }

  private async forget(): Promise<void> {
    await this.db.rows('DELETE FROM known_visitor WHERE seen_at <= $1', [this.oldest()]);
  }

  private oldest(): string {
    return this.clock.now().subtract({ hours: REMEMBERED_HOURS }).toString();
  }
}

function fingerprintOf(key: KeyObject, account: string, address: string): string {
  return createHmac('sha256', key).update(`${account}\n${address}`).digest('hex');
}
