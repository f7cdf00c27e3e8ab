import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { SignInRequired } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import { ROWS_AT_ONCE, type ExportStatement, exportStatements } from './export-statements';

type Row = Record<string, unknown>;

const ACCOUNT = `
  SELECT id, username, first_name, last_name, email, phone, country_id, profile_picture, timezone, is_verified,
    created_at, updated_at
  FROM account WHERE id = $1`;

/** Streams all data of a member, so that it is never in memory as a whole. */
@Injectable()
export class Export implements OnModuleInit {
  private statements: readonly ExportStatement[] = [];

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.statements = exportStatements(this.db.dataSource);
  }

  /** The response body, envelope included. Yields nothing before the account has been read. */
  async begin(accountId: number): Promise<AsyncGenerator<string>> {
    const account = await this.db.rowOr<Row>(SignInRequired, ACCOUNT, [accountId]);
    return this.pieces(accountId, account);
  }

  private async *pieces(accountId: number, account: object): AsyncGenerator<string> {
    const beginning = { exported_at: this.clock.now().toString(), account };
    yield `{"success":true,"data":${JSON.stringify(beginning).slice(0, -1)},"records":{`;
    for (const [index, statement] of this.statements.entries()) {
      yield `${index > 0 ? ',' : ''}${JSON.stringify(statement.name)}:[`;
      yield* this.rows(accountId, statement);
      yield ']';
    }
    yield `}},"message":""}`;
  }

  private async *rows(accountId: number, { first, next, key, unshown }: ExportStatement): AsyncGenerator<string> {
    let rows = await this.db.rows<Row>(first, [accountId]);
    for (let isFirst = true; rows.length > 0; isFirst = false) {
      const last = rows.at(-1)!;
      const after = key.map(column => last[column]);
      for (const row of rows) for (const column of unshown) delete row[column];
      yield (isFirst ? '' : ',') + rows.map(row => JSON.stringify(row)).join(',');
      rows = rows.length < ROWS_AT_ONCE ? [] : await this.db.rows<Row>(next, [accountId, ...after]);
    }
  }
}
