import { Entity, ForeignKey, Unique } from 'typeorm';
import {
  BilingualColumn,
  HandWrittenIndex,
  InstantColumn,
  IntegerColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { Account } from '#shared/staff/account.entity';
import { CommunityGroup } from '../groups/community-group.entity';

/** A question of the club or of a group, to which members reply. */
@Entity({ name: 'discussion' })
@Unique('discussion_slug_key', ['slug'])
@HandWrittenIndex('discussion_recent_idx')
@HandWrittenIndex('discussion_changed_idx')
@HandWrittenIndex('discussion_group_idx')
@HandWrittenIndex('discussion_group_recent_idx')
@HandWrittenIndex('discussion_author_idx')
@HandWrittenIndex('discussion_search_idx')
export class Discussion extends StoredRecord {
  @TextColumn()
  slug: string;

  @ForeignKey(() => CommunityGroup, { name: 'discussion_group_fkey' })
  @IntegerColumn({ nullable: true })
  groupId: number | null;

  /** Null for the club, and after the account is closed. */
  @ForeignKey(() => Account, { name: 'discussion_author_fkey', onDelete: 'SET NULL' })
  @IntegerColumn({ nullable: true })
  authorId: number | null;

  @BilingualColumn()
  title: Bilingual;

  @BilingualColumn({ canBeEmpty: true })
  body: Bilingual;

  /** Time of the last reply or, without one, of opening; lists are ordered by it. */
  @InstantColumn({ default: () => 'now()' })
  lastReplyAt: Date;

  @TextColumn({ default: '' })
  searchText: string;
}
