import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { sql, when } from '#kit/database/sql';
import { mapPage, type Page } from '#kit/http/page';
import type { PagedQuery } from '#kit/http/page-query';
import { fieldRefused } from '#kit/refusals/refusal';
import { SerialQueue } from '#idempotency/serial-queue';
import { Live } from '#live/live';
import { Clock } from '#kit/time/clock';
import type { RowOf } from '#kit/views/view';
import { Notifications } from '#shared/notifications/notifications.service';
import { Conversation } from './conversation.entity';
import { recipientsOf, MESSAGE_CREATED } from './conversation.events';
import { type ConversationView, MessageView } from './conversation.view';
import { Conversations } from './conversations.service';
import { type MessageImage, MessageImages, type UploadedImage } from './message-images';
import { Message } from './message.entity';
import type { Party } from './party';

const COLUMNS = MessageView.columns<Message>('m');

@Injectable()
export class Messages {
  /** By conversation: pages hear a message when its COMMIT is answered, and several connections answer in any order. */
  private readonly sends = new SerialQueue();

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly conversations: Conversations,
    private readonly images: MessageImages,
    private readonly notifications: Notifications,
    private readonly live: Live,
  ) {}

  async list(
    party: Party,
    conversationId: number,
    { since, pageRequest }: PagedQuery & { since?: string },
  ): Promise<Page<MessageView>> {
    await this.conversations.assertOwn(party, conversationId);
    const page = await listPage<RowOf<typeof MessageView>>(this.db, pageRequest, {
      columns: COLUMNS,
      from: 'message m',
      where: [sql`m.conversation_id = ${conversationId}`, when(since, instant => sql`m.created_at >= ${instant}`)],
      order: 'm.id DESC',
    });
    return mapPage(page, row => this.images.withSignedUrl(MessageView.of(row)));
  }

  async send(
    party: Party,
    conversationId: number,
    body: string | null | undefined,
    file?: UploadedImage,
  ): Promise<MessageView> {
    if (!body && !file) throw fieldRefused('body', 'message_empty');
    await this.conversations.assertOwn(party, conversationId);
    const image = file && (await this.images.store(file, party));
    try {
      return await this.sends.run(String(conversationId), () =>
        this.db.transaction(() => this.insert(party, conversationId, body || null, image)),
      );
    } catch (failure) {
      if (image) await this.images.delete(image);
      throw failure;
    }
  }

  /** Inserts are serialized per conversation, so that ids follow the order of messages; read marks depend on it. */
  private async insert(
    { side }: Party,
    conversationId: number,
    body: string | null,
    image: MessageImage | undefined,
  ): Promise<MessageView> {
    await this.db.of(Conversation).update({ id: conversationId }, { lastMessageAt: this.clock.date() });
    const { identifiers } = await this.db.of(Message).insert({
      conversationId,
      sender: side,
      body,
      attachmentUrl: image?.url ?? null,
      attachmentName: image?.name ?? null,
      attachmentType: image?.type ?? null,
    });
    const row = await this.db.row<RowOf<typeof MessageView>>(`SELECT ${COLUMNS} FROM message m WHERE m.id = $1`, [
      identifiers[0]?.['id'],
    ]);
    const message = this.images.withSignedUrl(MessageView.of(row!));
    await this.notify(await this.conversations.getForSide(side, conversationId), message);
    return message;
  }

  private async notify({ id, student, instructor, course }: ConversationView, message: MessageView): Promise<void> {
    const students = await recipientsOf(this.db, { side: 'student', id: student.id });
    const instructors = await recipientsOf(this.db, { side: 'instructor', id: instructor.id });
    for (const side of [students, instructors]) this.live.emit(MESSAGE_CREATED, side, message);
    const [type, from, { audience, ids }] =
      message.sender === 'instructor'
        ? (['message_of_instructor', instructor.name, students] as const)
        : (['message_of_student', student.name, instructors] as const);
    await this.notifications.toEach(audience, ids, {
      type,
      params: { from },
      data: { conversation_id: id, message_id: message.id, course_id: course?.id ?? null },
    });
  }
}
