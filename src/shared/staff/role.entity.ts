import { Entity } from 'typeorm';
import { CreatedAt, HandWrittenIndex, Identity, TextColumn, UpdatedAt } from '#kit/database/columns';

/** A named set of permissions. Names differ in more than case. */
@Entity({ name: 'role' })
@HandWrittenIndex('role_name_key')
@HandWrittenIndex('role_recent_idx')
export class Role {
  @Identity('role')
  id: number;

  @TextColumn()
  name: string;

  @TextColumn({ nullable: true })
  description: string | null;

  /** Each `<module>.<action>` once. */
  @TextColumn({ array: true, default: [] })
  permissions: string[];

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
