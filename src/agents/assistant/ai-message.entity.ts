import { Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  CreatedAt,
  HandWrittenCheck,
  Identity,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  TextColumn,
} from '#kit/database/columns';
import { AiChat } from './ai-chat.entity';
import type { AnswerStep } from './answer-steps';

export const MESSAGE_ROLES = ['user', 'assistant'] as const;
/** `interrupted` and `failed` answers continue when their message is sent again. */
export const MESSAGE_STATUSES = ['running', 'done', 'stopped', 'interrupted', 'failed'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** A message of an account, or the answer to one. Texts have placeholders in place of personal data. */
@Entity({ name: 'ai_message' })
@Unique('ai_message_token_key', ['chatId', 'clientToken'])
@Unique('ai_message_reply_key', ['replyTo'])
@Index('ai_message_chat_idx', ['chatId', 'id'])
@Index('ai_message_running_key', ['chatId'], { unique: true, where: `status = 'running'` })
@HandWrittenCheck('ai_message_role_known')
@HandWrittenCheck('ai_message_status_known')
@HandWrittenCheck('ai_message_parts')
export class AiMessage {
  @Identity()
  id: number;

  @ForeignKey(() => AiChat, { name: 'ai_message_chat_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  chatId: number;

  @TextColumn()
  role: (typeof MESSAGE_ROLES)[number];

  @TextColumn()
  text: string;

  @TextColumn()
  status: MessageStatus;

  @TextColumn({ nullable: true })
  clientToken: string | null;

  @TextColumn({ nullable: true })
  bodyHash: string | null;

  @ForeignKey(() => AiMessage, { name: 'ai_message_reply_fkey', onDelete: 'CASCADE' })
  @IntegerColumn({ nullable: true })
  replyTo: number | null;

  /** Completed responses of the model, with the results of their calls. */
  @JsonColumn({ default: [] })
  steps: AnswerStep[];

  @TextColumn({ nullable: true })
  model: string | null;

  @TextColumn({ nullable: true })
  failureCode: string | null;

  /** Identifies the attempt, so that a process that lost its lease cannot write. */
  @Column({ type: 'uuid', nullable: true })
  run: string | null;

  /** The running process extends it; an answer past it is interrupted. */
  @InstantColumn({ nullable: true })
  leaseUntil: Date | null;

  @CreatedAt()
  createdAt: Date;
}
