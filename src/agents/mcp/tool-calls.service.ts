import { Injectable, type OnModuleInit } from '@nestjs/common';
import { STAFF } from '#kit/access/access-rule';
import { changeInPieces } from '#kit/database/cleanup';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
import { Jobs } from '#jobs/jobs';
import { Clock } from '#kit/time/clock';
import type { RowOf } from '#kit/views/view';
import type { Tool, ToolResult } from '../tools/tool';
import type { McpCaller } from './mcp-callers.service';
import { ToolCall } from './tool-call.entity';
import { targetInData, targetInPath } from './tool-call-target';
import { ToolCallView } from './tool-call.view';

const DELETE_JOB = 'delete_old_tool_calls';
const NIGHTLY = '57 3 * * *';
const RETENTION_HOURS = 90 * 24;

const COLUMNS = ToolCallView.columns<ToolCall>('c', {
  account_name: `nullif(concat_ws(' ', a.first_name, a.last_name), '')`,
  access_key: 'k.name',
  connected_app: 'p.name',
});

/** Records writes through the MCP endpoint. A nightly job deletes records after 90 days. */
@Injectable()
export class ToolCalls implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(NIGHTLY, DELETE_JOB, (_, signal) => this.deleteOld(signal));
  }

  /** Stores the call before it runs, so that no write lacks a record, and its status afterwards. */
  async record(
    { user, key, app }: McpCaller,
    tool: Tool,
    args: Readonly<Record<string, unknown>>,
    call: () => Promise<ToolResult>,
  ): Promise<ToolResult> {
    const { id } = (await this.db.row<{ id: number }>(
      `INSERT INTO tool_call (called_at, audience, account_id, access_key_id, connected_app_id, tool, target)
       VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
      [
        this.clock.date(),
        user.audience ?? null,
        user.accountId ?? null,
        key?.keyId ?? null,
        app?.appId ?? null,
        tool.name,
        targetInPath(tool, args) ?? null,
      ],
      { prepared: true },
    ))!;
    const result = await call();
    await this.db.rows(
      'UPDATE tool_call SET status = $2, target = coalesce(target, $3) WHERE id = $1',
      [id, result.status, (result.ok && targetInData(result.data)) || null],
      { prepared: true },
    );
    return result;
  }

  /** Calls in descending order. */
  async list(request: PageRequest): Promise<Page<ToolCallView>> {
    const page = await listPage<RowOf<typeof ToolCallView>>(this.db, request, {
      columns: COLUMNS,
      from: 'tool_call c',
      join: `LEFT JOIN account a ON a.id = c.account_id AND c.audience = '${STAFF}'
        LEFT JOIN access_key k ON k.id = c.access_key_id
        LEFT JOIN connected_app p ON p.id = c.connected_app_id`,
      order: 'c.id DESC',
    });
    return mapPage(page, ToolCallView.of);
  }

  private async deleteOld(signal: AbortSignal): Promise<void> {
    const oldest = this.clock.now().subtract({ hours: RETENTION_HOURS }).toString();
    const old = 'SELECT id FROM tool_call WHERE called_at < $1 LIMIT $2';
    const deletion = `DELETE FROM tool_call WHERE id IN (${old}) RETURNING 1`;
    await changeInPieces(limit => this.db.rows(deletion, [oldest, limit]), signal);
  }
}
