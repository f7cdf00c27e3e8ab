import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '#kit/database/columns';
import { Kitchen } from '../kitchens/kitchen.entity';

/** A dish that a kitchen does not sell until an instant, which may be past. */
@Entity({ name: 'dish_snooze' })
@Index('dish_snooze_dish_idx', ['productId'])
export class DishSnooze {
  @ForeignKey(() => Kitchen, { name: 'dish_snooze_kitchen_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  kitchenId: number;

  /** Id of the dish; a migration declares the foreign key. */
  @PrimaryColumn({ type: 'integer' })
  productId: number;

  @InstantColumn()
  until: Date;

  @TextColumn({ nullable: true })
  reason: string | null;
}
