import { Entity, ForeignKey, Index } from 'typeorm';
import { IntegerColumn, StoredRecord, TextColumn } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';

/** A conversation of one account with the assistant. */
@Entity({ name: 'ai_chat' })
@Index('ai_chat_account_idx', ['accountId', 'id'])
@Index('ai_chat_updated_idx', ['updatedAt'])
export class AiChat extends StoredRecord {
  @ForeignKey(() => Account, { name: 'ai_chat_account_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  accountId: number;

  @TextColumn({ nullable: true })
  title: string | null;

  /** Null for the default model. */
  @TextColumn({ nullable: true })
  model: string | null;
}
