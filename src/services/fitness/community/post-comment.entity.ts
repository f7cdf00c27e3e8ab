import { Entity, ForeignKey } from 'typeorm';
import { HandWrittenIndex, IntegerColumn, StoredRecord, TextColumn } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';
import { Post } from './post.entity';

@Entity({ name: 'post_comment' })
@HandWrittenIndex('post_comment_post_idx')
@HandWrittenIndex('post_comment_author_idx')
export class PostComment extends StoredRecord {
  @ForeignKey(() => Post, { name: 'post_comment_post_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  postId: number;

  @ForeignKey(() => Account, { name: 'post_comment_author_fkey', onDelete: 'SET NULL' })
  @IntegerColumn({ nullable: true })
  authorId: number | null;

  @TextColumn()
  body: string;
}
