import { Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { Database } from '#kit/database/database';
import { Clock } from '#kit/time/clock';
import { dayInUtc } from '#kit/time/calendar';
import { AiReservation } from './ai-reservation.entity';
import { AiTokensUsedUp } from './ai-budget.refusals';

/** Longer than any call to the provider: after this time its process has died. */
const RESERVED_SECONDS = 150;
/** Sent as `Retry-After` when reservations fill the budget: some are settled within this time. */
const RETRY_SECONDS = 60;

/** Records the tokens that were used, and frees the reservation. */
export type SettleTokens = (used: { input: number; output: number }) => Promise<void>;

interface Budget {
  used: number;
  reserved: number;
}

/** Keeps one account from using the tokens of all others. */
const ACCOUNT_SHARE = 1 / 3;

/**
 * Limits the tokens of a service per day in UTC to `AI_TOKENS_PER_DAY`, and those of one account to a third of them. A call
 * is admitted while used and reserved tokens are below the limit, so the excess is at most one call and the underestimates
 * of running ones.
 */
@Injectable()
export class TokenBudget {
  private readonly limit: number;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    @InjectConfiguration() { ai }: Configuration,
  ) {
    this.limit = ai.tokensPerDay;
  }

  /** An early check before anything is stored; `reserve` decides. @throws AiTokensUsedUp */
  async assertAvailable(accountId: number): Promise<void> {
    for (const { used, limit } of await this.read(accountId))
      if (used >= limit) throw AiTokensUsedUp({ retryAfterSeconds: this.secondsOfToday() });
  }

  /** Reserves the estimated tokens of one call; settle it however the call ends. @throws AiTokensUsedUp */
  async reserve(accountId: number, estimatedTokens: number): Promise<SettleTokens> {
    const now = this.clock.now();
    const id = await this.db.transaction(async () => {
      await this.db.rows(`SELECT pg_advisory_xact_lock(hashtext(current_schema() || '.ai_reservation'))`);
      await this.db.of(AiReservation).delete({ expiresAt: LessThanOrEqual(this.clock.date()) });
      const exceeded = (await this.read(accountId)).filter(({ used, reserved, limit }) => used + reserved >= limit);
      if (exceeded.length > 0) {
        const isUsedUp = exceeded.some(({ used, limit }) => used >= limit);
        throw AiTokensUsedUp({ retryAfterSeconds: isUsedUp ? this.secondsOfToday() : RETRY_SECONDS });
      }
      const row = await this.db.row<{ id: number }>(
        'INSERT INTO ai_reservation (account_id, tokens, expires_at) VALUES ($1, $2, $3) RETURNING id',
        [accountId, Math.ceil(estimatedTokens), now.add({ seconds: RESERVED_SECONDS }).toString()],
      );
      return row!.id;
    });
    return async used => this.settle(id, accountId, used);
  }

  /** The budget of all accounts, then that of this account. */
  private async read(accountId: number): Promise<(Budget & { limit: number })[]> {
    const budget = await this.db.row<Budget & { own_used: number; own_reserved: number }>(
      `SELECT usage.used, usage.own_used, reservations.reserved, reservations.own_reserved
       FROM (SELECT coalesce(sum(input_tokens + output_tokens), 0) AS used,
               coalesce(sum(input_tokens + output_tokens) FILTER (WHERE account_id = $2), 0) AS own_used
             FROM ai_usage WHERE day = $1) usage,
            (SELECT coalesce(sum(tokens), 0) AS reserved,
               coalesce(sum(tokens) FILTER (WHERE account_id = $2), 0) AS own_reserved
             FROM ai_reservation) reservations`,
      [dayInUtc(this.clock.now()), accountId],
    );
    const { used, reserved, own_used: ownUsed, own_reserved: ownReserved } = budget!;
    return [
      { used, reserved, limit: this.limit },
      { used: ownUsed, reserved: ownReserved, limit: Math.ceil(this.limit * ACCOUNT_SHARE) },
    ];
  }

  private async settle(id: number, accountId: number, used: { input: number; output: number }): Promise<void> {
    await this.db.transaction(async () => {
      await this.db.of(AiReservation).delete({ id });
      await this.db.rows(
        `INSERT INTO ai_usage (day, account_id, input_tokens, output_tokens) VALUES ($1, $2, $3, $4)
         ON CONFLICT ON CONSTRAINT ai_usage_pkey DO UPDATE SET
           input_tokens = ai_usage.input_tokens + EXCLUDED.input_tokens,
           output_tokens = ai_usage.output_tokens + EXCLUDED.output_tokens`,
        [dayInUtc(this.clock.now()), accountId, Math.ceil(used.input), Math.ceil(used.output)],
      );
    });
  }

  private secondsOfToday(): number {
    const now = this.clock.now().toZonedDateTimeISO('UTC');
    const tomorrow = now.toPlainDate().add({ days: 1 }).toZonedDateTime('UTC');
    return Math.ceil((tomorrow.epochMilliseconds - now.epochMilliseconds) / 1000);
  }
}
