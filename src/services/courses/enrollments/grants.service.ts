import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { sql } from '#kit/database/sql';
import { NotFound, refusal } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import { History } from '#shared/history/history';
import { Enrollment } from './enrollment.entity';
import type { EnrollmentDetailView } from './enrollment.view';
import type { GrantEndBody, GrantRevocationBody } from './enrollments.dto';
import { EnrollmentQueries } from './enrollments.queries';
import { futureInstant } from './future-instant';
import { SeatGrant } from './seat-grant.entity';
import { SEAT, SeatLedger } from './seat-ledger';
import { SeatNotices } from './seat-notices';

export const GrantOfOrder = refusal(409, 'grant_of_order');
export const GrantOver = refusal(409, 'grant_over');

/** Changes of single grants by staff. Accounts linked to an instructor are limited to their own courses. */
@Injectable()
export class Grants {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly ledger: SeatLedger,
    private readonly notices: SeatNotices,
    private readonly history: History,
    private readonly queries: EnrollmentQueries,
  ) {}

  /** @throws GrantOfOrder, GrantOver */
  async updateEnd(caller: Caller, seatId: number, grantId: number, body: GrantEndBody): Promise<EnrollmentDetailView> {
    await this.queries.get(caller, seatId);
    const endsAt = futureInstant('ends_at', body.ends_at, this.clock.now());
    await this.db.transaction(async () => {
      const grant = await this.lockGrant(seatId, grantId);
      if (grant.orderId !== null) throw GrantOfOrder();
      this.assertActive(grant);
      if (grant.endsAt?.getTime() === endsAt?.getTime()) return;
      const reason = body.reason ?? null;
      await this.db.of(SeatGrant).update({ id: grantId }, { endsAt, reason: reason ?? grant.reason });
      await this.ledger.restate([seatId], [seatId]);
      const before = { grant_id: grantId, ends_at: grant.endsAt };
      const after = { grant_id: grantId, ends_at: endsAt };
      const entry = { subjectId: seatId, action: 'end_changed', actorId: caller.id, before, after, reason };
      await this.history.record(SEAT, [entry]);
    });
    return this.queries.get(caller, seatId);
  }

  /** The student is notified if no other grant holds the seat. @throws GrantOver */
  async revoke(
    caller: Caller,
    seatId: number,
    grantId: number,
    { reason }: GrantRevocationBody,
  ): Promise<EnrollmentDetailView> {
    await this.queries.get(caller, seatId);
    await this.db.transaction(async () => {
      this.assertActive(await this.lockGrant(seatId, grantId));
      const revocation = { cause: 'staff', accountId: caller.id, reason } as const;
      await this.notices.closed(await this.ledger.revoke(sql`g.id = ${grantId}`, revocation));
    });
    return this.queries.get(caller, seatId);
  }

  /** Locks the seat first, as every change of grants does. */
  private async lockGrant(seatId: number, grantId: number): Promise<SeatGrant> {
    const lock = { mode: 'for_no_key_update' } as const;
    const seat = await this.db.of(Enrollment).findOne({ where: { id: seatId }, lock });
    if (!seat) throw NotFound();
    const grant = await this.db.of(SeatGrant).findOneBy({ id: grantId, enrollmentId: seatId });
    if (!grant) throw NotFound();
    return grant;
  }

  private assertActive({ revokedAt, endsAt }: SeatGrant): void {
    if (revokedAt !== null || (endsAt !== null && endsAt <= this.clock.date())) throw GrantOver();
  }
}
