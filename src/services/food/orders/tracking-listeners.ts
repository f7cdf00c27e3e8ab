import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { normaliseEmail } from '#kit/text/email-address';
import { NotFound } from '#kit/refusals/refusal';
import { type Credentials, type Listener, Listeners } from '#live/listeners';
import { RateLimits } from '#rate-limits/rate-limits';
import { Clock } from '#kit/time/clock';
import { Order } from './order.entity';
import { TrackingTokenInvalid } from './orders.service';
import { storedNumber } from './order-number';
import { TRACKING, Tracking, TRACKING_SECONDS } from './tracking';

/** Authorizes pages that track an order, by the same proofs and limits as the tracking routes. */
@Injectable()
export class TrackingListeners implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
    private readonly listeners: Listeners,
    private readonly tracking: Tracking,
  ) {}

  onModuleInit(): void {
    this.listeners.addProof('notifications', credentials => this.prove(credentials));
  }

  private async prove({ auth, visitorAddress }: Credentials): Promise<Listener | undefined> {
    const { token, reference, email } = auth;
    if (typeof reference !== 'string') return typeof token === 'string' ? this.tracking.read(token) : undefined;
    if (typeof email === 'string') {
      return this.limits.countConclusive('tracking', visitorAddress, () => this.placedWith(reference, email));
    }
    return this.limits.countFailures('tracking', visitorAddress, () => this.named(reference, token));
  }

  private async named(reference: string, token: unknown): Promise<Listener> {
    const follower = typeof token === 'string' ? await this.tracking.read(token) : undefined;
    const order = follower && (await this.order(reference, { id: follower.id }));
    if (!order) throw TrackingTokenInvalid();
    return follower;
  }

  private async placedWith(reference: string, email: string): Promise<Listener> {
    const order = await this.order(reference, { email: normaliseEmail(email) ?? '' });
    if (!order) throw NotFound();
    const endsAt = this.clock.now().epochMilliseconds + TRACKING_SECONDS * 1000;
    return { audience: TRACKING, id: order.id, endsAt };
  }

  private order(reference: string, proof: { id: number } | { email: string }): Promise<Order | null> {
    const where = { orderNumber: storedNumber(reference), ...proof };
    return this.db.of(Order).findOne({ select: { id: true }, where });
  }
}
