import { Entity, PrimaryColumn } from 'typeorm';
import { BilingualColumn, BooleanColumn, CreatedAt, IntegerColumn, JsonColumn, UpdatedAt } from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';

@Entity({ name: 'home_section' })
export class HomeSection {
  @PrimaryColumn({ type: 'text' })
  key: string;

  @BilingualColumn()
  title: Bilingual;

  /** Free-form data for the site. */
  @JsonColumn({ default: {} })
  content: Record<string, unknown>;

  @IntegerColumn({ default: 0 })
  position: number;

  @BooleanColumn({ default: true })
  isVisible: boolean;

  @IntegerColumn({ array: true, default: [] })
  productIds: number[];

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
