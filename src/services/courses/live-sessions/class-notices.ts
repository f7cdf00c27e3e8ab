import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { Database } from '#kit/database/database';
import type { Bilingual } from '#kit/language/language';
import { Clock } from '#kit/time/clock';
import { Notifications } from '#shared/notifications/notifications.service';
import { Settings } from '#shared/settings/settings';
import { STUDENT } from '../students/student-accounts';
import type { LiveSession } from './live-session.entity';

type Class = Pick<LiveSession, 'id' | 'courseId' | 'title' | 'startsAt' | 'endsAt' | 'status'>;

/** Tells everyone who holds the course of a class that is still to come when it moves or is called off. */
@Injectable()
export class ClassNotices {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly notifications: Notifications,
  ) {}

  /** `after` is undefined when it was deleted. */
  async changed(before: Class, after: Class | undefined): Promise<void> {
    const wasComing = before.status === 'scheduled' && this.isToCome(before);
    if (after?.status === 'scheduled') {
      const isMoved = +after.startsAt !== +before.startsAt || +after.endsAt !== +before.endsAt;
      if ((isMoved || before.status === 'cancelled') && (wasComing || this.isToCome(after)))
        await this.tell('class_moved', after);
    } else if (wasComing) await this.tell('class_cancelled', before);
  }

  private isToCome({ endsAt }: Class): boolean {
    return endsAt.getTime() > this.clock.now().epochMilliseconds;
  }

  private async tell(type: string, { id, courseId, title, startsAt }: Class): Promise<void> {
    const holders = await this.db.rows<{ studentId: number; course: Bilingual }>(
      `SELECT e.student_id AS "studentId", c.title AS course FROM enrollment e JOIN course c ON c.id = e.course_id
       WHERE e.course_id = $1 AND e.status <> 'cancelled' ORDER BY e.student_id`,
      [courseId],
    );
    if (holders.length === 0) return;
    const zone = await this.settings.value('timezone', 'string');
    const at = Temporal.Instant.fromEpochMilliseconds(startsAt.getTime()).toZonedDateTimeISO(zone);
    const when = `${at.toPlainDate().toString()} ${at.toPlainTime().toString({ smallestUnit: 'minute' })} (${zone})`;
    await this.notifications.toEach(
      STUDENT,
      holders.map(holder => holder.studentId),
      {
        type,
        params: { class: title, course: holders[0]?.course, when },
        data: { live_session_id: id, course_id: courseId },
      },
    );
  }
}
