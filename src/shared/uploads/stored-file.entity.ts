import { Entity, Index, PrimaryColumn } from 'typeorm';
import { CreatedAt, TextColumn } from '#kit/database/columns';

/** Who uploaded a file, so that it is found when the account is closed. */
@Entity({ name: 'stored_file' })
@Index('stored_file_owner_idx', ['owner'])
export class StoredFile {
  /** As the upload answered it: of a picture, its widest version. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'stored_file_pkey' })
  address: string;

  /** Audience and id of the account, such as `staff:12`. */
  @TextColumn()
  owner: string;

  @CreatedAt()
  createdAt: Date;
}
