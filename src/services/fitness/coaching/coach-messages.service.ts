import { Injectable } from '@nestjs/common';
import { STAFF } from '#kit/access/access-rule';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { type Sql, sql } from '#kit/database/sql';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
import { fieldRefused } from '#kit/refusals/refusal';
import { Live } from '#live/live';
import { RateLimits } from '#rate-limits/rate-limits';
import { Clock } from '#kit/time/clock';
import type { RowOf } from '#kit/views/view';
import { Notifications } from '#shared/notifications/notifications.service';
import { StaffRecipients } from '#shared/notifications/staff-recipients';
import { wantsAlert } from '../preferences/wanted-alerts';
import { COACH_MESSAGE_CREATED, COACH_MESSAGES_READ } from './coach-message.events';
import { CoachMessage, type MessageSender } from './coach-message.entity';
import { nameOf, personOf } from './coaching-people';
import type { CoachMessageBody } from './coaching.dto';
import { NoCoach } from './coaching.refusals';
import { CoachMessagesReadView, CoachMessageView } from './coaching.view';
import { MessageFiles } from './message-files';
import { Rosters } from './rosters.service';

const COLUMNS = CoachMessageView.columns<CoachMessage>('m', {
  member_username: '(SELECT a.username FROM account a WHERE a.id = m.member_id)',
  coach: personOf('m.coach_id'),
});

type MessageRow = RowOf<typeof CoachMessageView>;
/** A read receipt. `coachId` is set for the member's current coach only. */
interface ReadThread {
  read_to: number;
  memberId: number;
  coachId: number | null;
  member_username: string;
  coach_username: string | null;
}
interface Thread {
  memberId: number;
  coachId: number;
}

/** A new coach starts an empty thread and reads no other; the member keeps all threads. */
@Injectable()
export class CoachMessages {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly files: MessageFiles,
    private readonly rosters: Rosters,
    private readonly notifications: Notifications,
    private readonly hearers: StaffRecipients,
    private readonly live: Live,
    private readonly limits: RateLimits,
  ) {}

  /** Lists the latest first, and marks the messages of coaches as read. */
  async ofMember(memberId: number, request: PageRequest): Promise<Page<CoachMessageView>> {
    return this.read(sql`m.member_id = ${memberId}`, 'coach', request);
  }

  async ofClient(coachId: number, username: string, request: PageRequest): Promise<Page<CoachMessageView>> {
    const { id } = await this.rosters.client(coachId, username);
    return this.read(sql`m.member_id = ${id} AND m.coach_id = ${coachId}`, 'member', request);
  }

  async writeToCoach(memberId: number, body: CoachMessageBody): Promise<CoachMessageView> {
    return this.write(memberId, async () => {
      const place = await this.db.rowOr<{ coach_id: number }>(
        NoCoach,
        `SELECT c.coach_id FROM coach_client c JOIN account coach ON coach.id = c.coach_id AND coach.deleted_at IS NULL
         WHERE c.member_id = $1 FOR UPDATE OF c`,
        [memberId],
      );
      return this.store({ memberId, coachId: place.coach_id }, 'member', body);
    });
  }

  async writeToClient(coachId: number, username: string, body: CoachMessageBody): Promise<CoachMessageView> {
    return this.write(coachId, async () => {
      const { id } = await this.rosters.lockedClient(coachId, username);
      return this.store({ memberId: id, coachId }, 'coach', body);
    });
  }

  private async write(writerId: number, work: () => Promise<CoachMessageView>): Promise<CoachMessageView> {
    return this.limits.countSuccesses('coachMessages', String(writerId), () => this.db.transaction(work));
  }

  private async read(thread: Sql, from: MessageSender, request: PageRequest): Promise<Page<CoachMessageView>> {
    await this.markRead(thread, from);
    const list = { columns: COLUMNS, from: 'coach_message m', where: [thread], order: 'm.id DESC' };
    const page = await listPage<MessageRow>(this.db, request, list);
    return mapPage(page, row => this.files.withSignedUrls(CoachMessageView.of(row)));
  }

  /** Sends read receipts to both sides of each thread that had unread messages, but not to former coaches. */
  private async markRead(thread: Sql, sender: MessageSender): Promise<void> {
    const now = this.clock.date();
    const statement = sql`
      WITH seen AS (
        UPDATE coach_message m SET read_at = ${now} WHERE ${thread} AND m.sender = ${sender} AND m.read_at IS NULL
        RETURNING m.id, m.member_id, m.coach_id
      )
      SELECT max(seen.id) AS read_to, seen.member_id AS "memberId", place.coach_id AS "coachId",
        (SELECT a.username FROM account a WHERE a.id = seen.member_id) AS member_username,
        (SELECT a.username FROM account a WHERE a.id = seen.coach_id) AS coach_username
      FROM seen LEFT JOIN coach_client place ON place.member_id = seen.member_id AND place.coach_id = seen.coach_id
      GROUP BY seen.member_id, seen.coach_id, place.coach_id`;
    const threads = await this.db.rows<ReadThread>(statement);
    for (const { memberId, coachId, ...read } of threads) {
      const ids = await this.recipientsOf(memberId, coachId);
      this.live.emit(
        COACH_MESSAGES_READ,
        { audience: STAFF, ids },
        CoachMessagesReadView.of({ ...read, sender, read_at: now }),
      );
    }
  }

  /** Locks the roster entry, so that the ids of a thread follow the order in which its messages are sent. */
  private async store(thread: Thread, sender: MessageSender, body: CoachMessageBody): Promise<CoachMessageView> {
    const attachments = await this.files.makePrivate(body);
    if (!body.body && attachments.length === 0) throw fieldRefused('body', 'message_empty');
    const { identifiers } = await this.db
      .of(CoachMessage)
      .insert({ ...thread, sender, body: body.body ?? '', attachments });
    const id = identifiers[0]!['id'] as number;
    const row = (await this.db.row<MessageRow>(`SELECT ${COLUMNS} FROM coach_message m WHERE m.id = $1`, [id]))!;
    const message = this.files.withSignedUrls(CoachMessageView.of(row));
    const ids = await this.recipientsOf(thread.memberId, thread.coachId);
    this.live.emit(COACH_MESSAGE_CREATED, { audience: STAFF, ids }, message);
    await this.notify(thread, message);
    return message;
  }

  /** The two sides, without an account whose role no longer permits reading the thread. */
  private async recipientsOf(memberId: number, coachId: number | null): Promise<number[]> {
    const members = await this.hearers.filterByPermission([memberId], 'fitness.view');
    return coachId === null
      ? members
      : [...members, ...(await this.hearers.filterByPermission([coachId], 'coaching.clients'))];
  }

  /** Notifies the other side, unless it has switched such alerts off. */
  private async notify({ memberId, coachId }: Thread, message: CoachMessageView): Promise<void> {
    const { sender } = message;
    const [from, to] = sender === 'coach' ? [coachId, memberId] : [memberId, coachId];
    const row = await this.db.row<{ first_name: string; last_name: string; wanted: boolean }>(
      `SELECT a.first_name, a.last_name,
         ${wantsAlert('messages', '$2')} AS wanted
       FROM account a WHERE a.id = $1`,
      [from, to],
    );
    if (!row?.wanted) return;
    const permission = sender === 'coach' ? 'fitness.view' : 'coaching.clients';
    await this.notifications.toHolder(permission, to, {
      type: 'coach_message',
      params: { from: nameOf(row) },
      data: {
        message_id: message.id,
        member_username: message.member_username,
        coach_username: message.coach?.username ?? null,
      },
    });
  }
}
