import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CreatedAt, HandWrittenIndex } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';
import { Post } from './post.entity';

@Entity({ name: 'post_like' })
@HandWrittenIndex('post_like_account_idx')
export class PostLike {
  @ForeignKey(() => Post, { name: 'post_like_post_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  postId: number;

  @ForeignKey(() => Account, { name: 'post_like_account_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  accountId: number;

  @CreatedAt()
  createdAt: Date;
}
