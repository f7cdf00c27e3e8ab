import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Caller } from '#kit/access/caller';
import { Database } from '#kit/database/database';
import { NotFound } from '#kit/http/refusal';
import { Jobs } from '#kit/jobs/jobs';
import { type Language, Translator } from '#kit/language/language';
import { Clock } from '#kit/time/clock';
import {
  NOTIFICATION_COLUMNS,
  type NotificationFeedView,
  type NotificationRow,
  notificationView,
} from './notification.view';

const NEWEST = 30;
const KEPT_HOURS = 30 * 24;
const FORGET = 'forget_old_notifications';
const EVERY_NIGHT = '17 3 * * *';

/** What an account has been told in the last 30 days; older notifications are gone. */
@Injectable()
export class NotificationFeed implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly translator: Translator,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(FORGET, () => this.forgetOld());
    this.jobs.schedule(EVERY_NIGHT, FORGET);
  }

  async of(recipient: Caller, language: Language): Promise<NotificationFeedView> {
    const rows = await this.db.rows<NotificationRow & { unread: number }>(
      `SELECT ${NOTIFICATION_COLUMNS},
         count(*) FILTER (WHERE read_at IS NULL) OVER () AS unread
       FROM notification
       WHERE audience = $1 AND recipient_id = $2 AND created_at > $3
       ORDER BY created_at DESC, id DESC
       LIMIT ${NEWEST}`,
      [recipient.audience, recipient.id, this.oldest()],
    );
    return {
      items: rows.map(row => notificationView(row, language, this.translator)),
      unread_count: rows[0]?.unread ?? 0,
    };
  }

  async markAllRead(recipient: Caller): Promise<void> {
    await this.db.rows(
      `UPDATE notification SET read_at = $3 WHERE audience = $1 AND recipient_id = $2 AND read_at IS NULL`,
      [recipient.audience, recipient.id, this.clock.now().toString()],
    );
  }

  /** The time it was first read stays. */
  async markRead(recipient: Caller, id: number): Promise<void> {
    const read = await this.db.row(
      `UPDATE notification SET read_at = coalesce(read_at, $5)
       WHERE audience = $1 AND recipient_id = $2 AND created_at > $3 AND id = $4
       RETURNING id`,
      [recipient.audience, recipient.id, this.oldest(), id, this.clock.now().toString()],
    );
    if (!read) throw NotFound();
  }

  async remove(recipient: Caller, id: number): Promise<void> {
    const removed = await this.db.row(
      `DELETE FROM notification WHERE audience = $1 AND recipient_id = $2 AND created_at > $3 AND id = $4 RETURNING id`,
      [recipient.audience, recipient.id, this.oldest(), id],
    );
    if (!removed) throw NotFound();
  }

  private async forgetOld(): Promise<void> {
    await this.db.rows('DELETE FROM notification WHERE created_at <= $1', [this.oldest()]);
  }

  private oldest(): string {
    return this.clock.now().subtract({ hours: KEPT_HOURS }).toString();
  }
}
