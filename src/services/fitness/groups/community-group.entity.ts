import { Entity, Unique } from 'typeorm';
import { BilingualColumn, EMPTY_BILINGUAL, HandWrittenIndex, StoredRecord, TextColumn } from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import type { GroupTopic } from './group-topics';

/** A group of the community, which has posts and events. */
@Entity({ name: 'community_group' })
@Unique('community_group_slug_key', ['slug'])
@HandWrittenIndex('community_group_recent_idx')
@HandWrittenIndex('community_group_search_idx')
export class CommunityGroup extends StoredRecord {
  /** Addresses the record; renaming it keeps it. */
  @TextColumn()
  slug: string;

  @BilingualColumn()
  name: Bilingual;

  @BilingualColumn(EMPTY_BILINGUAL)
  description: Bilingual;

  @TextColumn()
  topic: GroupTopic;

  /** Address of a picture of this service. */
  @TextColumn({ nullable: true })
  imageUrl: string | null;

  /** Name in both languages, as searches compare it. */
  @TextColumn({ default: '' })
  searchText: string;
}
