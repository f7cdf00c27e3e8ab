import { Entity, Index } from 'typeorm';
import {
  CreatedAt,
  HandWrittenIndex,
  Identity,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  TextColumn,
} from '#kit/database/columns';

/** A notification. Each audience has its own account table, so `recipientId` is not a foreign key. */
@Entity({ name: 'notification' })
@Index('notification_feed_idx', ['audience', 'recipientId', 'createdAt', 'id'])
@HandWrittenIndex('notification_once')
export class Notification {
  @Identity()
  id: number;

  @TextColumn()
  audience: string;

  @IntegerColumn()
  recipientId: number;

  /** Names the messages `notifications.<type>.title` and `.body`. */
  @TextColumn()
  type: string;

  @JsonColumn({ default: {} })
  params: Record<string, unknown>;

  @JsonColumn({ default: {} })
  data: Record<string, unknown>;

  /** Unique per recipient; null for notifications that may repeat. */
  @TextColumn({ nullable: true })
  onceKey: string | null;

  @InstantColumn({ nullable: true })
  readAt: Date | null;

  @CreatedAt()
  createdAt: Date;
}
