import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '#kit/database/columns';

/** How far a job has come that goes through a table by time. */
@Entity({ name: 'cleanup_progress' })
export class CleanupProgress {
  /** What is cleaned up, such as `customer_order.answer`. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'cleanup_progress_pkey' })
  task: string;

  @InstantColumn()
  reachedAt: Date;
}
