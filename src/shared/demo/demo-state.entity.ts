import { Check, Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '#kit/database/columns';

/** Its only row marks a database that demo mode has filled and may empty. */
@Entity({ name: 'demo_state' })
@Check('demo_state_once', 'id = 1')
export class DemoState {
  @PrimaryColumn({ type: 'integer', default: 1, primaryKeyConstraintName: 'demo_state_pkey' })
  id: number;

  @InstantColumn()
  filledAt: Date;
}
