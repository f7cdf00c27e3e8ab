import { Entity, ForeignKey, Index } from 'typeorm';
import { Identity, InstantColumn, IntegerColumn, TextColumn } from '#kit/database/columns';
import { ConnectedApp } from '../oauth/connected-app.entity';
import { AccessKey } from '../access-keys/access-key.entity';

/** A write through the MCP endpoint. Each audience has its own account table, so `accountId` is not a foreign key. */
@Entity({ name: 'tool_call' })
@Index('tool_call_called_idx', ['calledAt'])
@Index('tool_call_account_idx', ['audience', 'accountId'])
@Index('tool_call_key_idx', ['accessKeyId'])
@Index('tool_call_app_idx', ['connectedAppId'])
export class ToolCall {
  @Identity()
  id: number;

  @InstantColumn()
  calledAt: Date;

  /** Null for callers without an account. */
  @TextColumn({ nullable: true })
  audience: string | null;

  @IntegerColumn({ nullable: true })
  accountId: number | null;

  @ForeignKey(() => AccessKey, { name: 'tool_call_key_fkey', onDelete: 'SET NULL' })
  @IntegerColumn({ nullable: true })
  accessKeyId: number | null;

  @ForeignKey(() => ConnectedApp, { name: 'tool_call_app_fkey', onDelete: 'SET NULL' })
  @IntegerColumn({ nullable: true })
  connectedAppId: number | null;

  @TextColumn()
  tool: string;

  /** Id or address of the changed record. */
  @TextColumn({ nullable: true })
  target: string | null;

  /** HTTP status of the response; null while the call runs, and if the process ended meanwhile. */
  @IntegerColumn({ nullable: true })
  status: number | null;
}
