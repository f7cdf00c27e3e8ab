import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import { InstantColumn, IntegerColumn, JsonColumn, StoredRecord, TextColumn } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';
import type { UploadView } from '#shared/uploads/upload.view';

/** A file on its way in parts, each an object of the bucket until they are put together. */
@Entity({ name: 'chunked_upload' })
@Unique('chunked_upload_once', ['accountId', 'uploadKey'])
@Index('chunked_upload_age_idx', ['createdAt'])
export class ChunkedUpload extends StoredRecord {
  @ForeignKey(() => Account, { name: 'chunked_upload_account_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  accountId: number;

  /** How the client calls it; another account's of the same name is another upload. */
  @TextColumn()
  uploadKey: string;

  /** Where the parts are kept; nobody can guess it. */
  @TextColumn()
  folder: string;

  @IntegerColumn()
  parts: number;

  /** Number of a part to the SHA-256 of its bytes, in hex. */
  @JsonColumn({ default: {} })
  received: Record<string, string>;

  /** Somebody puts the parts together, and is taken for lost after this. */
  @InstantColumn({ nullable: true })
  assemblingUntil: Date | null;

  /** The finished file. */
  @JsonColumn({ nullable: true })
  file: UploadView | null;
}
