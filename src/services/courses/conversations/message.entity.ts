import { Entity, ForeignKey } from 'typeorm';
import {
  CreatedAt,
  HandWrittenCheck,
  HandWrittenIndex,
  Identity,
  IntegerColumn,
  TextColumn,
} from '#kit/database/columns';
import { Conversation } from './conversation.entity';

export const MESSAGE_SENDERS = ['student', 'instructor'] as const;
export type MessageSender = (typeof MESSAGE_SENDERS)[number];

@Entity({ name: 'message' })
@HandWrittenCheck('message_says_something')
@HandWrittenCheck('message_sender_known')
@HandWrittenIndex('message_conversation_idx')
@HandWrittenIndex('message_sender_idx')
export class Message {
  @Identity()
  id: number;

  @ForeignKey(() => Conversation, { name: 'message_conversation_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  conversationId: number;

  @TextColumn()
  sender: MessageSender;

  @TextColumn({ nullable: true })
  body: string | null;

  @TextColumn({ nullable: true })
  attachmentUrl: string | null;

  @TextColumn({ nullable: true })
  attachmentName: string | null;

  @TextColumn({ nullable: true })
  attachmentType: string | null;

  @CreatedAt()
  createdAt: Date;
}
