import { Entity, ForeignKey, Index } from 'typeorm';
import {
  BooleanColumn,
  HandWrittenCheck,
  InstantColumn,
  IntegerColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';

/** Why an endpoint is off: by hand, after three days of failures, by a 410, or because its account lost its rights. */
export const OFF_REASONS = ['switched_off', 'failing', 'gone', 'ended'] as const;
export type OffReason = (typeof OFF_REASONS)[number];

/** An address that receives events, with the rights of the account that made it. */
@Entity({ name: 'webhook_endpoint' })
@ForeignKey(() => Account, ['accountId'], ['id'], { name: 'webhook_endpoint_account_fkey', onDelete: 'SET NULL' })
@Index('webhook_endpoint_account_idx', ['accountId'])
@HandWrittenCheck('webhook_endpoint_has_types')
@HandWrittenCheck('webhook_endpoint_off_has_moment')
@HandWrittenCheck('webhook_endpoint_off_reason_known')
@HandWrittenCheck('webhook_endpoint_previous_secret_ends')
export class WebhookEndpoint extends StoredRecord {
  /** Null once the account is deleted. */
  @IntegerColumn({ nullable: true })
  accountId: number | null;

  @TextColumn()
  url: string;

  @TextColumn({ nullable: true })
  description: string | null;

  /** Names of types, or `*` alone for all. */
  @TextColumn({ array: true })
  types: string[];

  @BooleanColumn()
  isThin: boolean;

  @TextColumn()
  apiVersion: string;

  /** Sealed by `EndpointSecrets`. */
  @TextColumn()
  secret: string;

  @TextColumn({ nullable: true })
  previousSecret: string | null;

  @InstantColumn({ nullable: true })
  previousSecretUntil: Date | null;

  @TextColumn({ nullable: true })
  offReason: OffReason | null;

  @InstantColumn({ nullable: true })
  offAt: Date | null;

  /** Failed tries since the last success. */
  @IntegerColumn({ default: 0 })
  failures: number;

  @InstantColumn({ nullable: true })
  failingSince: Date | null;

  /** When the account was told that the endpoint fails. */
  @InstantColumn({ nullable: true })
  warnedAt: Date | null;
}
