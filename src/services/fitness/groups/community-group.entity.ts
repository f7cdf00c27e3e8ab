import { Entity, Unique } from 'typeorm';
import { HandWrittenIndex, TextColumn } from '#kit/database/columns';
import { CatalogueRecord } from '../catalogue/catalogue-record.entity';
import type { GroupTopic } from './group-topics';

@Entity({ name: 'community_group' })
@Unique('community_group_slug_key', ['slug'])
@HandWrittenIndex('community_group_recent_idx')
@HandWrittenIndex('community_group_search_idx')
@HandWrittenIndex('community_group_name_idx')
export class CommunityGroup extends CatalogueRecord {
  @TextColumn()
  topic: GroupTopic;
}
