import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { HandWrittenIndex, TextColumn } from '#kit/database/columns';
import { AiChat } from './ai-chat.entity';
import type { PersonalKind } from './personal-fields';

const KEY = { primaryKeyConstraintName: 'ai_placeholder_pkey' };

/** A personal value of a chat. Messages and proposals contain the placeholder instead of it. */
@Entity({ name: 'ai_placeholder' })
@HandWrittenIndex('ai_placeholder_value_idx')
export class AiPlaceholder {
  @ForeignKey(() => AiChat, { name: 'ai_placeholder_chat_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer', ...KEY })
  chatId: number;

  @PrimaryColumn({ type: 'text', ...KEY })
  kind: PersonalKind;

  @PrimaryColumn({ type: 'integer', ...KEY })
  number: number;

  @TextColumn()
  value: string;
}
