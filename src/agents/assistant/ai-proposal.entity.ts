import { Entity, ForeignKey, Index, Unique } from 'typeorm';
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
import { AiMessage } from './ai-message.entity';
import type { ProposalResult } from './proposal-result';

export type StoredProposalStatus = 'pending' | 'running' | 'done' | 'failed' | 'declined';

/** A change that the model asked for. Only the account can confirm it, and it is run at most once. */
@Entity({ name: 'ai_proposal' })
@Unique('ai_proposal_call_key', ['messageId', 'callId'])
@Index('ai_proposal_chat_idx', ['chatId'])
@HandWrittenCheck('ai_proposal_status_known')
@HandWrittenCheck('ai_proposal_decided')
@HandWrittenCheck('ai_proposal_result')
export class AiProposal {
  @Identity()
  id: number;

  @ForeignKey(() => AiChat, { name: 'ai_proposal_chat_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  chatId: number;

  @ForeignKey(() => AiMessage, { name: 'ai_proposal_message_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  messageId: number;

  @TextColumn()
  callId: string;

  @TextColumn()
  tool: string;

  @TextColumn()
  title: string;

  /** Contains placeholders instead of personal data. */
  @JsonColumn()
  arguments: Record<string, unknown>;

  @TextColumn({ default: 'pending' })
  status: StoredProposalStatus;

  @InstantColumn()
  expiresAt: Date;

  @JsonColumn({ nullable: true })
  result: ProposalResult | null;

  @CreatedAt()
  createdAt: Date;

  @InstantColumn({ nullable: true })
  decidedAt: Date | null;
}
