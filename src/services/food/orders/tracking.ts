import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { Tokens } from '#kit/access/tokens';
import { recordId } from '#kit/http/identifiers';
import type { OrderRow } from './orders.queries';

const AUDIENCE = 'tracking';
const LIFETIME_SECONDS = 3 * 60 * 60;

/** Tokens that open one order each, for three hours after it was placed. */
@Injectable()
export class Tracking {
  constructor(private readonly tokens: Tokens) {}

  /** The same token whenever it is asked for. */
  async token({ id, placed_at }: Pick<OrderRow, 'id' | 'placed_at'>): Promise<string> {
    const issuedAt = Temporal.Instant.fromEpochMilliseconds(placed_at.getTime());
    return this.tokens.sign(AUDIENCE, String(id), LIFETIME_SECONDS, {}, issuedAt);
  }

  /** The id of the order that the token opens; undefined for a token that is none, or no longer. */
  async orderId(token: string): Promise<number | undefined> {
    const claims = await this.tokens.verify(AUDIENCE, token);
    return claims && recordId(claims.sub);
  }
}
