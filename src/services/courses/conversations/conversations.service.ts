import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { raw, sql } from '#kit/database/sql';
import { mapPage, type Page } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import { Live } from '#live/live';
import type { RowOf } from '#kit/views/view';
import { Settings } from '#shared/settings/settings';
import { OutsideOwnCourses } from '../instructor-scope';
import { wordSearch } from '../word-search';
import { betweenDays } from '../courses.days';
import { orderOf } from '#kit/fields/order';
import { Conversation } from './conversation.entity';
import { CONVERSATION_UPDATED, recipientsOf } from './conversation.events';
import { CONVERSATION_JOINS, conversationColumns, ConversationView } from './conversation.view';
import { CONVERSATION_SORTS, type ConversationList } from './conversations.dto';
import { MessageImages } from './message-images';
import { type Party, SIDES } from './party';

type ConversationRow = RowOf<typeof ConversationView>;

const LATEST = 'v.last_message_at DESC, v.id DESC';

const columnsFor = (side: Party['side']): string => {
  const { counterpart, readTo } = SIDES[side];
  return conversationColumns(
    `(SELECT count(*) FROM message m WHERE m.conversation_id = v.id AND m.sender = '${counterpart}' AND m.id > v.${readTo})`,
  );
};

@Injectable()
export class Conversations {
  constructor(
    private readonly db: Database,
    private readonly live: Live,
    private readonly settings: Settings,
    private readonly images: MessageImages,
  ) {}

  async list(party: Party, query: ConversationList): Promise<Page<ConversationView>> {
    const { column, counterpart: person } = SIDES[party.side];
    const page = await listPage<ConversationRow>(this.db, query.pageRequest, {
      columns: columnsFor(party.side),
      from: 'conversation v',
      join: CONVERSATION_JOINS,
      ...wordSearch({ from: 'conversation v', person }, query.search, [
        sql`${raw(`v.${column}`)} = ${party.id}`,
        ...(await betweenDays(this.settings, 'v.last_message_at', query)),
      ]),
      order: orderOf(CONVERSATION_SORTS, 'v.id', LATEST, query.sort, query.order),
    });
    return mapPage(page, row => this.images.withSignedLastMessage(ConversationView.of(row)));
  }

  async get(party: Party, id: number): Promise<ConversationView> {
    await this.assertOwn(party, id);
    return this.getForSide(party.side, id);
  }

  /** The conversation as a side sees it. Does not check ownership. */
  async getForSide(side: Party['side'], id: number): Promise<ConversationView> {
    const row = await this.db.rowOr<ConversationRow>(
      NotFound,
      `SELECT ${columnsFor(side)} FROM conversation v ${CONVERSATION_JOINS} WHERE v.id = $1`,
      [id],
    );
    return this.images.withSignedLastMessage(ConversationView.of(row));
  }

  /** Marks up to the latest message that exists now; later ones stay unread. */
  async markRead(party: Party, id: number): Promise<ConversationView> {
    return this.mark(party, id, readTo => `greatest(${readTo}, (${latestIncoming(party)}))`);
  }

  async markUnread(party: Party, id: number): Promise<ConversationView> {
    return this.mark(party, id, readTo => `least(${readTo}, greatest(0, (${latestIncoming(party)}) - 1))`);
  }

  /** Notifies the other open pages of the same side. */
  private async mark(party: Party, id: number, place: (readTo: string) => string): Promise<ConversationView> {
    await this.assertOwn(party, id);
    const { readTo } = SIDES[party.side];
    await this.db.rows(`UPDATE conversation SET ${readTo} = ${place(readTo)} WHERE id = $1`, [id]);
    const conversation = await this.getForSide(party.side, id);
    this.live.emit(CONVERSATION_UPDATED, await recipientsOf(this.db, party), conversation);
    return conversation;
  }

  /** For a student, a foreign conversation is 404; for an instructor it is 403. */
  async assertOwn(party: Party, id: number): Promise<void> {
    const conversation = await this.db.of(Conversation).findOneBy({ id });
    if (!conversation) throw NotFound();
    const ofInstructor = party.side === 'instructor';
    const ownerId = ofInstructor ? conversation.instructorId : conversation.studentId;
    if (ownerId !== party.id) throw ofInstructor ? OutsideOwnCourses() : NotFound();
  }
}

const latestIncoming = ({ side }: Party): string =>
  `SELECT coalesce(max(m.id), 0) FROM message m WHERE m.conversation_id = $1 AND m.sender = '${SIDES[side].counterpart}'`;
