import { Entity, ForeignKey } from 'typeorm';
import { HandWrittenIndex, IntegerColumn, StoredRecord, TextColumn } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';
import { Discussion } from './discussion.entity';

@Entity({ name: 'discussion_reply' })
@HandWrittenIndex('discussion_reply_discussion_idx')
@HandWrittenIndex('discussion_reply_author_idx')
export class DiscussionReply extends StoredRecord {
  @ForeignKey(() => Discussion, { name: 'discussion_reply_discussion_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  discussionId: number;

  @ForeignKey(() => Account, { name: 'discussion_reply_author_fkey', onDelete: 'SET NULL' })
  @IntegerColumn({ nullable: true })
  authorId: number | null;

  @TextColumn()
  body: string;
}
