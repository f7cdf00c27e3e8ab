import { Entity, Index, PrimaryColumn } from 'typeorm';
import { CreatedAt, TextColumn } from '#kit/database/columns';

/** An uploaded file and its owner, so that files can be deleted with the account. */
@Entity({ name: 'stored_file' })
@Index('stored_file_owner_idx', ['owner'])
export class StoredFile {
  /** The `url` in the response of the upload; for a picture the widest version. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'stored_file_pkey' })
  address: string;

  @TextColumn()
  owner: string;

  @CreatedAt()
  createdAt: Date;
}
