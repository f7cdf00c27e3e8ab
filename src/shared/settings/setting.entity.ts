import { Check, Entity, PrimaryColumn } from 'typeorm';
import { BooleanColumn, CreatedAt, JsonColumn, TextColumn, UpdatedAt } from '#kit/database/columns';
import type { SettingType } from '#kit/service/service-definition';

/** A value that staff may change at runtime. Keys and initial values are declared in code. */
@Entity({ name: 'setting' })
@Check('setting_type_known', `type IN ('string', 'number', 'boolean', 'json', 'text')`)
export class Setting {
  @PrimaryColumn({ type: 'text' })
  key: string;

  @JsonColumn()
  value: unknown;

  @TextColumn()
  type: SettingType;

  @TextColumn()
  category: string;

  @TextColumn()
  description: string;

  @BooleanColumn({ default: false })
  isPublic: boolean;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
