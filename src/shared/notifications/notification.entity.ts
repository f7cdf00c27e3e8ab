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

/** Something an account is told. Recipients are of several audiences, whose accounts stand in tables of their own. */
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

  /** Names the sentences `notifications.<type>.title` and `.body`. */
  @TextColumn()
  type: string;

  /** Values for the placeholders of the sentences. */
  @JsonColumn({ default: {} })
  params: Record<string, unknown>;

  /** What a client needs to open what the notification is about. */
  @JsonColumn({ default: {} })
  data: Record<string, unknown>;

  /** The same key is stored once for a recipient; null where a notice may come again. */
  @TextColumn({ nullable: true })
  onceKey: string | null;

  @InstantColumn({ nullable: true })
  readAt: Date | null;

  @CreatedAt()
  createdAt: Date;
}
