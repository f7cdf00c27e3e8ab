import { Injectable, type OnModuleInit } from '@nestjs/common';
import { changeInPieces } from '#kit/database/cleanup';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
import { Clock } from '#kit/time/clock';
import type { ConfirmationState } from './confirmation-states.service';

const DELETE_JOB = 'delete_used_confirmations';
const NIGHTLY = '58 3 * * *';
/** Longer than the clocks of two processes differ. */
const MARGIN_HOURS = 1;

const USE = `
  INSERT INTO used_confirmation (id, expires_at) VALUES ($1, to_timestamp($2))
  ON CONFLICT ON CONSTRAINT used_confirmation_pkey DO NOTHING RETURNING 1`;

/** Confirmations that were answered, over all processes. */
@Injectable()
export class UsedConfirmations implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(NIGHTLY, DELETE_JOB, (_, signal) => this.deleteExpired(signal));
  }

  /** Whether this is the first use. */
  async use({ id, expiresAt }: ConfirmationState): Promise<boolean> {
    return (await this.db.row(USE, [id, expiresAt], { prepared: true })) !== undefined;
  }

  private async deleteExpired(signal: AbortSignal): Promise<void> {
    const oldest = this.clock.now().subtract({ hours: MARGIN_HOURS }).toString();
    const expired = 'SELECT id FROM used_confirmation WHERE expires_at < $1 LIMIT $2';
    const deletion = `DELETE FROM used_confirmation WHERE id IN (${expired}) RETURNING 1`;
    await changeInPieces(limit => this.db.rows(deletion, [oldest, limit]), signal);
  }
}
