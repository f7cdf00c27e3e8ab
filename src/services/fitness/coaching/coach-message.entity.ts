import { Entity, ForeignKey } from 'typeorm';
import {
  CreatedAt,
  HandWrittenCheck,
  HandWrittenIndex,
  Identity,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  TextColumn,
} from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';

export interface MessageAttachment {
  url: string;
  name: string;
  type: string;
}

export type MessageSender = 'coach' | 'member';

/**
 * A message between a member and a coach. A coach reads only the own thread with the member; the member reads the
 * threads with all coaches.
 */
@Entity({ name: 'coach_message' })
@HandWrittenCheck('coach_message_sender_known')
@HandWrittenCheck('coach_message_says_something')
@HandWrittenIndex('coach_message_member_idx')
@HandWrittenIndex('coach_message_thread_idx')
@HandWrittenIndex('coach_message_unread_idx')
export class CoachMessage {
  @Identity()
  id: number;

  @ForeignKey(() => Account, { name: 'coach_message_member_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  memberId: number;

  /** Null after the account is closed. */
  @ForeignKey(() => Account, { name: 'coach_message_coach_fkey', onDelete: 'SET NULL' })
  @IntegerColumn({ nullable: true })
  coachId: number | null;

  @TextColumn()
  sender: MessageSender;

  @TextColumn({ default: '' })
  body: string;

  @JsonColumn({ default: [] })
  attachments: MessageAttachment[];

  /** When the other side first read it. */
  @InstantColumn({ nullable: true })
  readAt: Date | null;

  @CreatedAt()
  createdAt: Date;
}
