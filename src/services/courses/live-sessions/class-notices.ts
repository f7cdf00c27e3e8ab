import { Injectable } from '@nestjs/common';
import { Clock } from '#kit/time/clock';
import { Settings } from '#shared/settings/settings';
import { siteTime } from '../courses.days';
import { StudentNotices } from '../enrollments/student-notices';
import type { LiveSession } from './live-session.entity';

type Class = Pick<LiveSession, 'id' | 'courseId' | 'title' | 'startsAt' | 'endsAt' | 'joinUrl' | 'status'>;

/** Notifies enrolled students of new classes and of changes to future ones. */
@Injectable()
export class ClassNotices {
  constructor(
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly studentNotices: StudentNotices,
  ) {}

  async notifyAdded(session: Class): Promise<void> {
    if (this.isUpcoming(session)) await this.send('class_added', session, `class ${session.id}`);
  }

  /** `after` is undefined when the class was deleted. */
  async notifyChanged(before: Class, after: Class | undefined): Promise<void> {
    const wasUpcoming = before.status === 'scheduled' && this.isUpcoming(before);
    if (after?.status === 'scheduled') {
      const isMoved = +after.startsAt !== +before.startsAt || +after.endsAt !== +before.endsAt;
      if ((isMoved || before.status === 'cancelled') && (wasUpcoming || this.isUpcoming(after)))
        await this.send('class_moved', after);
      if (after.joinUrl && after.joinUrl !== before.joinUrl && this.isUpcoming(after))
        await this.send('class_address_changed', after);
    } else if (wasUpcoming) await this.send('class_cancelled', before);
  }

  private isUpcoming({ endsAt }: Class): boolean {
    return endsAt.getTime() > this.clock.now().epochMilliseconds;
  }

  private async send(type: string, { id, courseId, title, startsAt }: Class, onceKey?: string): Promise<void> {
    const when = siteTime(startsAt, await this.settings.value('timezone', 'string'));
    const message = { type, params: { class: title, when }, data: { live_session_id: id } };
    await this.studentNotices.send(courseId, { ...message, ...(onceKey && { onceKey }) });
  }
}
