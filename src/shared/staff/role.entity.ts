import { Entity } from 'typeorm';
import { HandWrittenIndex, StoredRecord, TextColumn } from '#kit/database/columns';

/** A named set of permissions. Names differ in more than case. */
@Entity({ name: 'role' })
@HandWrittenIndex('role_name_key')
@HandWrittenIndex('role_recent_idx')
@HandWrittenIndex('role_created_idx')
export class Role extends StoredRecord {
  @TextColumn()
  name: string;

  @TextColumn({ nullable: true })
  description: string | null;

  /** Distinct permissions, each `<module>.<action>`. */
  @TextColumn({ array: true, default: [] })
  permissions: string[];
}
