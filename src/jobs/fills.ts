import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { QueryRunner } from 'typeorm';
import { Database } from '#kit/database/database';
import type { Fill } from '#kit/service/fill';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { Jobs, jobSchema } from './jobs';

const PIECE_ROWS = 1_000;

/** Does the fills of a service: each piece is one transaction and one job, so that other jobs run between two pieces. */
@Injectable()
export class Fills implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  onModuleInit(): void {
    for (const fill of this.definition.fills)
      this.jobs.handle<{ after: number }>(fill.name, ({ after }) => this.fillPiece(fill, after));
  }

  private async fillPiece({ name, table, statement }: Fill, after: number): Promise<void> {
    await this.db.transaction(async () => {
      const piece = await this.db.row<{ last: number | null }>(
        `SELECT max(id) AS last FROM (SELECT id FROM ${table} WHERE id > $1 ORDER BY id LIMIT ${PIECE_ROWS}) piece`,
        [after],
      );
      if (!piece?.last) return;
      await this.db.rows(statement, [after, piece.last]);
      await this.jobs.enqueue(name, { after: piece.last });
    });
  }
}

/** Queues the first piece in the transaction of a migration; an empty table has none. */
export async function queueFill(runner: QueryRunner, { name, table }: Fill): Promise<void> {
  const rows = (await runner.query(`SELECT FROM ${table} LIMIT 1`)) as unknown[];
  if (rows.length === 0) return;
  const [schema] = (await runner.query('SELECT current_schema() AS name')) as [{ name: string }];
  await runner.query(`SELECT ${jobSchema(schema.name)}.add_job($1, '{"after": 0}'::json)`, [name]);
}
