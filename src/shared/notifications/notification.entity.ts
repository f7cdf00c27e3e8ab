import { Entity, Index } from 'typeorm';
import { CreatedAt, Identity, InstantColumn, IntegerColumn, JsonColumn, TextColumn } from '#kit/database/columns';

/** Something an account is told. Recipients are of several audiences, whose accounts stand in tables of their own. */
@Entity({ name: 'notification' })
@Index('notification_feed_idx', ['audience', 'recipientId', 'createdAt', 'id'])
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

  @InstantColumn({ nullable: true })
  readAt: Date | null;

  @CreatedAt()
  createdAt: Date;
}
