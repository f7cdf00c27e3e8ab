import { Injectable } from '@nestjs/common';
import type { Client, ClientBase, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import type { StatementHooks } from '#kit/database/statement-hooks';
import { recordingWrites, registerConnection } from './connection-writes';
import { trackRead, noteStatement } from './read-context';
import { Replicas } from './replicas';
import { TableVersions } from './table-versions';

@Injectable()
export class CacheHooks implements StatementHooks {
  constructor(
    private readonly versions: TableVersions,
    private readonly replicas: Replicas,
  ) {}

  extendClient(Base: typeof Client): typeof Client {
    return recordingWrites(Base, this.versions);
  }

  async onConnect(client: ClientBase): Promise<void> {
    await registerConnection(client, this.versions);
  }

  beforeStatement(text: string): void {
    noteStatement(text);
  }

  afterRead(at: number): void {
    trackRead(at);
  }

  async queryReplica<Row extends QueryResultRow>(statement: QueryConfig): Promise<QueryResult<Row> | undefined> {
    return this.replicas.areConfigured ? this.replicas.query<Row>(statement) : undefined;
  }
}
