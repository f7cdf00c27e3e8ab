import { Entity, Unique } from 'typeorm';
import {
  BilingualColumn,
  BooleanColumn,
  CreatedAt,
  Identity,
  IntegerColumn,
  JsonColumn,
  TextColumn,
  UpdatedAt,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import type { Closure, WeeklyRange } from './opening-hours';

/** Where dishes are made: its own time zone, hours and delivery area. */
@Entity({ name: 'kitchen' })
@Unique('kitchen_code_key', ['code'])
export class Kitchen {
  @Identity('kitchen')
  id: number;

  @TextColumn()
  code: string;

  @BilingualColumn()
  name: Bilingual;

  @TextColumn({ name: 'time_zone' })
  timeZone: string;

  @IntegerColumn({ name: 'preparation_minutes', default: 30 })
  preparationMinutes: number;

  /** Normalised postcodes it delivers to. */
  @TextColumn({ name: 'delivery_postcodes', array: true, default: [] })
  deliveryPostcodes: string[];

  @JsonColumn({ default: [] })
  hours: WeeklyRange[];

  @JsonColumn({ default: [] })
  closures: Closure[];

  @BooleanColumn({ name: 'is_active', default: true })
  isActive: boolean;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
