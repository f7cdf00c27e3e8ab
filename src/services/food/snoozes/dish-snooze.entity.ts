import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '#kit/database/columns';
import { Kitchen } from '../kitchens/kitchen.entity';

/** A dish that a kitchen does not sell for a time; may be over. */
@Entity({ name: 'dish_snooze' })
@Index('dish_snooze_dish_idx', ['productId'])
export class DishSnooze {
  @ForeignKey(() => Kitchen, { name: 'dish_snooze_kitchen_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  kitchenId: number;

  /** The dish; a migration declares its foreign key. */
  @PrimaryColumn({ type: 'integer' })
  productId: number;

  @InstantColumn()
  until: Date;

  @TextColumn({ nullable: true })
  reason: string | null;
}
