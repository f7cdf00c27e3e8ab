import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import type { Caller } from '#kit/http/caller';
import { changeInPieces } from '#kit/database/cleanup';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import { offsetOf, type PageRequest } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import { Jobs } from '#jobs/jobs';
import { type Language, Translator } from '#kit/language/language';
import { Live } from '#live/live';
import type { LiveEvent } from '#kit/service/live-event';
import { Clock } from '#kit/time/clock';
import { Notification } from './notification.entity';
import { NOTIFICATION_DELETED, NOTIFICATION_READ } from './notification.events';
import {
  NOTIFICATION_COLUMNS,
  NotificationDeletedView,
  type NotificationFeedView,
  type NotificationRow,
  NotificationsReadView,
  notificationView,
} from './notification.view';
import { NEWEST } from './notifications.dto';

const RETENTION_HOURS = 30 * 24;
const DELETE_JOB = 'forget_old_notifications';
const EVERY_NIGHT = '17 3 * * *';

type Recipient = Pick<Caller, 'audience' | 'id'>;

/** The notifications of an account from the last 30 days. A nightly job deletes older ones. */
@Injectable()
export class NotificationFeed implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly translator: Translator,
    private readonly jobs: Jobs,
    private readonly live: Live,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(EVERY_NIGHT, DELETE_JOB, (_, signal) => this.deleteOld(signal));
  }

  /** `since` limits the items to those created or read then or later; the count of unread items is not affected. */
  async get(
    recipient: Caller,
    language: Language,
    { since, request = NEWEST }: { since?: string | undefined; request?: PageRequest } = {},
  ): Promise<NotificationFeedView> {
    // The left join keeps one row with the count when there are no items.
    const rows = await this.db.rows<NotificationRow & { unread: number }>(
      `SELECT counted.unread, shown.*
       FROM (
         SELECT count(*) AS unread FROM notification
         WHERE audience = $1 AND recipient_id = $2 AND created_at > $3 AND read_at IS NULL
       ) counted
       LEFT JOIN (
         SELECT ${NOTIFICATION_COLUMNS} FROM notification
         WHERE audience = $1 AND recipient_id = $2 AND created_at > $3
           AND ($4::timestamptz IS NULL OR created_at >= $4 OR read_at >= $4)
         ORDER BY created_at DESC, id DESC LIMIT $5 OFFSET $6
       ) shown ON true
       ORDER BY shown.created_at DESC, shown.id DESC`,
      [recipient.audience, recipient.id, this.oldest(), since ?? null, request.limit, offsetOf(request)],
    );
    const items = rows.filter(({ id }) => id !== null);
    return {
      items: items.map(row => notificationView(row, language, this.translator)),
      unread_count: rows[0]?.unread ?? 0,
    };
  }

  async readAll(recipient: Caller, language: Language): Promise<NotificationFeedView> {
    const now = this.clock.date();
    await this.db.of(Notification).update({ ...ownedBy(recipient), readAt: IsNull() }, { readAt: now });
    return this.feedAfterChange(recipient, language, unread_count =>
      this.emit(NOTIFICATION_READ, recipient, NotificationsReadView.of({ id: null, read_at: now, unread_count })),
    );
  }

  /** Marks one as read; a repeated call keeps the time of the first. */
  async read(recipient: Caller, language: Language, id: number): Promise<NotificationFeedView> {
    const row = await this.db.rowOr<{ read_at: Date }>(
      NotFound,
      `UPDATE notification SET read_at = coalesce(read_at, $5)
       WHERE audience = $1 AND recipient_id = $2 AND created_at > $3 AND id = $4
       RETURNING read_at`,
      [recipient.audience, recipient.id, this.oldest(), id, this.clock.now().toString()],
    );
    return this.feedAfterChange(recipient, language, unread_count =>
      this.emit(NOTIFICATION_READ, recipient, NotificationsReadView.of({ id, unread_count, ...row })),
    );
  }

  async delete(recipient: Caller, language: Language, id: number): Promise<NotificationFeedView> {
    await this.records.delete(Notification, { id, ...ownedBy(recipient), createdAt: MoreThan(this.oldest()) });
    return this.feedAfterChange(recipient, language, unread_count =>
      this.emit(NOTIFICATION_DELETED, recipient, NotificationDeletedView.of({ id, unread_count })),
    );
  }

  /** Deletes the notifications of a type whose data contain `data`, such as those of a deleted comment. */
  async withdraw(recipient: Recipient, type: string, data: Record<string, unknown>): Promise<void> {
    const withdrawn = await this.db.rows<{ id: number }>(
      `DELETE FROM notification WHERE audience = $1 AND recipient_id = $2 AND type = $3 AND data @> $4::jsonb RETURNING id`,
      [recipient.audience, recipient.id, type, JSON.stringify(data)],
    );
    if (withdrawn.length === 0) return;
    const counted = await this.db.row<{ unread_count: number }>(
      `SELECT count(*)::integer AS unread_count FROM notification
       WHERE audience = $1 AND recipient_id = $2 AND created_at > $3 AND read_at IS NULL`,
      [recipient.audience, recipient.id, this.oldest()],
    );
    for (const { id } of withdrawn)
      this.emit(NOTIFICATION_DELETED, recipient, NotificationDeletedView.of({ id, ...counted! }));
  }

  /** Returns the feed after a change and emits the change to the open pages of the account. */
  private async feedAfterChange(
    recipient: Caller,
    language: Language,
    notify: (unread: number) => void,
  ): Promise<NotificationFeedView> {
    const feed = await this.get(recipient, language);
    notify(feed.unread_count);
    return feed;
  }

  private emit<Payload extends object>(event: LiveEvent<Payload>, { audience, id }: Recipient, payload: Payload): void {
    this.live.emit(event, { audience, ids: [id] }, payload);
  }

  private async deleteOld(signal: AbortSignal): Promise<void> {
    const old = 'SELECT id FROM notification WHERE created_at <= $1 LIMIT $2';
    const deletion = `DELETE FROM notification WHERE id IN (${old}) RETURNING 1`;
    await changeInPieces(limit => this.db.rows(deletion, [this.oldest(), limit]), signal);
  }

  private oldest(): Date {
    return new Date(this.clock.now().subtract({ hours: RETENTION_HOURS }).epochMilliseconds);
  }
}

const ownedBy = ({ audience, id }: Recipient) => ({ audience, recipientId: id });
