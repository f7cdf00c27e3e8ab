import { Entity, ForeignKey, Unique } from 'typeorm';
import {
  BilingualColumn,
  BooleanColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  InstantColumn,
  IntegerColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { CatalogueRecord } from '../catalogue/catalogue-record.entity';
import { CommunityGroup } from '../groups/community-group.entity';

/** An event with a limited number of places. */
@Entity({ name: 'community_event' })
@Unique('community_event_slug_key', ['slug'])
@HandWrittenCheck('community_event_ends_after_start')
@HandWrittenCheck('community_event_attendees_fit')
@HandWrittenCheck('community_event_places_fit')
@HandWrittenIndex('community_event_recent_idx')
@HandWrittenIndex('community_event_soonest_idx')
@HandWrittenIndex('community_event_group_idx')
@HandWrittenIndex('community_event_search_idx')
export class CommunityEvent extends CatalogueRecord {
  /** Location; the link to join for an online event. */
  @BilingualColumn({ canBeEmpty: true })
  location: Bilingual;

  @BooleanColumn({ default: false })
  isOnline: boolean;

  /** The hosting group; null for events for all members. */
  @ForeignKey(() => CommunityGroup, { name: 'community_event_group_fkey' })
  @IntegerColumn({ nullable: true })
  groupId: number | null;

  @InstantColumn()
  startsAt: Date;

  @InstantColumn()
  endsAt: Date;

  @IntegerColumn()
  capacity: number;

  /** Number of `event_attendance` rows; a constraint limits it to the capacity. */
  @IntegerColumn({ default: 0 })
  attendeeCount: number;

  /** Places that are offered to members on the waiting list; together with the attendees at most the capacity. */
  @IntegerColumn({ default: 0 })
  offeredCount: number;
}
