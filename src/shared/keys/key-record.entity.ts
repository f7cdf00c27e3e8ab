import { CreatedAt, Identity, InstantColumn, IntegerColumn, TextColumn } from '#kit/database/columns';

/** A key of an account, which can be revoked. The table also has a unique hash and a foreign key to the account. */
export abstract class KeyRecord {
  @Identity()
  id: number;

  @IntegerColumn()
  accountId: number;

  @TextColumn()
  name: string;

  /** The part of the key that its owner sees later. */
  @TextColumn()
  prefix: string;

  /** SHA-256 of the whole key, in hex. The key itself is not stored. */
  @TextColumn()
  secretHash: string;

  @InstantColumn({ nullable: true })
  lastUsedAt: Date | null;

  @InstantColumn({ nullable: true })
  revokedAt: Date | null;

  @CreatedAt()
  createdAt: Date;
}
