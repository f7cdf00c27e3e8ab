import { IsNull } from 'typeorm';
import { STAFF } from '#kit/access/access-rule';
import type { Database } from '#kit/database/database';
import { liveEvent } from '#kit/service/live-event';
import type { Recipients } from '#live/rooms';
import { Account } from '#shared/staff/account.entity';
import { STUDENT } from '../students/student-accounts';
import { ConversationView, MessageView } from './conversation.view';
import type { Party } from './party';

export const MESSAGE_CREATED = liveEvent('message:created', {
  summary:
    'A new message, sent to every page of both sides of the conversation: the student, and all staff accounts of the ' +
    'instructor. The sender receives it too; pages recognize a message by its id.',
  payloads: { student: [MessageView], staff: [MessageView] },
});

export const CONVERSATION_UPDATED = liveEvent('conversation:updated', {
  summary: 'A conversation that was marked read or unread, sent to every page of the side that marked it.',
  payloads: { student: [ConversationView], staff: [ConversationView] },
});

/** The student, or all accounts linked to the instructor. */
export async function recipientsOf(db: Database, { side, id }: Party): Promise<Recipients> {
  if (side === 'student') return { audience: STUDENT, ids: [id] };
  const where = { scopeId: id, deletedAt: IsNull() };
  const accounts = await db.of(Account).find({ select: { id: true }, where, order: { id: 'ASC' } });
  return { audience: STAFF, ids: accounts.map(account => account.id) };
}
