import { Entity, ForeignKey, Unique } from 'typeorm';
import { HandWrittenIndex, IntegerColumn, StoredRecord, TextColumn } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';
import { CommunityGroup } from '../groups/community-group.entity';

@Entity({ name: 'post' })
@Unique('post_key_key', ['key'])
@HandWrittenIndex('post_group_idx')
@HandWrittenIndex('post_author_idx')
export class Post extends StoredRecord {
  /** Random key that identifies it in URLs. */
  @TextColumn()
  key: string;

  @ForeignKey(() => CommunityGroup, { name: 'post_group_fkey' })
  @IntegerColumn()
  groupId: number;

  @ForeignKey(() => Account, { name: 'post_author_fkey', onDelete: 'SET NULL' })
  @IntegerColumn({ nullable: true })
  authorId: number | null;

  @TextColumn()
  body: string;

  @TextColumn({ nullable: true })
  imageUrl: string | null;
}
