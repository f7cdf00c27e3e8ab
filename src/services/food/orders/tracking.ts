import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { Tokens } from '#kit/access/tokens';
import { recordId } from '#kit/http/identifiers';
import type { Listener } from '#live/listeners';
import type { OrderRow } from './orders.queries';

export const TRACKING = 'tracking';
export const TRACKING_SECONDS = 3 * 60 * 60;

/** Tokens that give access to one order for three hours after it was placed. */
@Injectable()
export class Tracking {
  constructor(private readonly tokens: Tokens) {}

  /** Deterministic: repeated calls return the same token. */
  async token({ id, placed_at }: Pick<OrderRow, 'id' | 'placed_at'>): Promise<string> {
    const issuedAt = Temporal.Instant.fromEpochMilliseconds(placed_at.getTime());
    return this.tokens.sign(TRACKING, String(id), TRACKING_SECONDS, {}, issuedAt);
  }

  /** The order id, or undefined for an invalid or expired token. */
  async orderId(token: string): Promise<number | undefined> {
    return (await this.read(token))?.id;
  }

  /** The order as a socket listener; undefined as for `orderId`. */
  async read(token: string): Promise<Listener | undefined> {
    const claims = await this.tokens.verify(TRACKING, token);
    const id = claims && recordId(claims.sub);
    return id === undefined ? undefined : { audience: TRACKING, id, endsAt: claims!.exp * 1000 };
  }
}
