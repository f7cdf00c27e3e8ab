import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import { InstantColumn, IntegerColumn, JsonColumn, StoredRecord, TextColumn } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';
import type { UploadView } from '#shared/uploads/upload.view';

/** A file uploaded in parts, each an object of the bucket until they are assembled. */
@Entity({ name: 'chunked_upload' })
@Unique('chunked_upload_once', ['accountId', 'uploadKey'])
@Index('chunked_upload_age_idx', ['createdAt'])
export class ChunkedUpload extends StoredRecord {
  @ForeignKey(() => Account, { name: 'chunked_upload_account_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  accountId: number;

  /** The client's name for the upload, unique per account. */
  @TextColumn()
  uploadKey: string;

  /** Random prefix of the storage keys of the parts. */
  @TextColumn()
  folder: string;

  @IntegerColumn()
  parts: number;

  /** SHA-256 of each part in hex, by part number. */
  @JsonColumn({ default: {} })
  received: Record<string, string>;

  /** Lease of the request that assembles the parts; another may take over after this. */
  @InstantColumn({ nullable: true })
  assemblingUntil: Date | null;

  /** The finished file. */
  @JsonColumn({ nullable: true })
  file: UploadView | null;
}
