import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { sql } from '#kit/database/sql';
import { Jobs } from '#jobs/jobs';
import type { Bilingual } from '#kit/language/language';
import { Clock } from '#kit/time/clock';
import { Notifications } from '#shared/notifications/notifications.service';
import { Settings } from '#shared/settings/settings';
import { siteTime } from '../courses.days';
import { isSeatHeld } from '../seat-conditions';
import { STUDENT } from '../students/student-accounts';
import { SeatLedger } from './seat-ledger';
import { SeatNotices } from './seat-notices';

export const SEAT_ENDINGS = 'seat-endings';
const EVERY_FIVE_MINUTES = '*/5 * * * *';
const SEATS_AT_ONCE = 200;
const WARNED_BEFORE = { hours: 7 * 24 };

interface EndingSeat {
  id: number;
  studentId: number;
  courseId: number;
  code: string;
  title: Bilingual;
  heldUntil: Date;
}

/** Closes ended grants and announces ends. Access ends on time even without this job. */
@Injectable()
export class SeatEndings implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly ledger: SeatLedger,
    private readonly notices: SeatNotices,
    private readonly notifications: Notifications,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(EVERY_FIVE_MINUTES, SEAT_ENDINGS, () => this.run());
  }

  async run(): Promise<void> {
    let closed: number;
    do closed = await this.closeSome();
    while (closed === SEATS_AT_ONCE);
    await this.warn();
  }

  /** @returns the number of seats with an ended grant */
  private async closeSome(): Promise<number> {
    return this.db.transaction(async () => {
      const now = this.clock.now().toString();
      const seats = await this.db.rows<{ id: number }>(
        `SELECT DISTINCT g.enrollment_id AS id FROM seat_grant g WHERE g.revoked_at IS NULL AND g.ends_at <= $1
         ORDER BY 1 LIMIT ${SEATS_AT_ONCE}`,
        [now],
      );
      if (seats.length === 0) return 0;
      const ids = seats.map(({ id }) => id);
      const over = sql`g.enrollment_id = ANY (${ids}::integer[]) AND g.ends_at <= ${now}::timestamptz`;
      await this.notices.closed(await this.ledger.revoke(over, { cause: 'ended' }));
      return seats.length;
    });
  }

  /** Announces each end of a seat once. */
  private async warn(): Promise<void> {
    const now = this.clock.now();
    const seats = await this.db.rows<EndingSeat>(sql`
      SELECT e.id, e.student_id AS "studentId", e.course_id AS "courseId", e.held_until AS "heldUntil", c.code, c.title
      FROM enrollment e JOIN course c ON c.id = e.course_id JOIN student s ON s.id = e.student_id AND s.deleted_at IS NULL
      WHERE ${isSeatHeld('e', now)} AND e.held_until <= ${now.add(WARNED_BEFORE).toString()}::timestamptz
        AND NOT EXISTS (SELECT FROM notification n WHERE n.audience = ${STUDENT} AND n.recipient_id = e.student_id
          AND n.once_key = 'seat ' || e.id || ' ends ' || floor(extract(epoch FROM e.held_until))::bigint)
      ORDER BY e.id`);
    if (seats.length === 0) return;
    const zone = await this.settings.value('timezone', 'string');
    for (const { id, studentId, courseId, code, title, heldUntil } of seats) {
      await this.notifications.to(STUDENT, studentId, {
        type: 'seat_ends_soon',
        params: { course: title, end: siteTime(heldUntil, zone) },
        data: { enrollment_id: id, course_id: courseId, course_code: code, ends_at: heldUntil },
        onceKey: `seat ${id} ends ${Math.floor(heldUntil.getTime() / 1000)}`,
      });
    }
  }
}
