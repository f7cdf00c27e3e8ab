import type { DataSource } from 'typeorm';
import { currentSpan, errorKind, type NewSpan } from './tracing';

const MAX_TEXT_LENGTH = 2000;

/** A statement as a span: its text, in which values are places, and never the values. */
export function statementSpan(text: string, schema: string): NewSpan {
  const statement = text.replace(/\s+/g, ' ').trim();
  const operation = /^\w+/.exec(statement)?.[0].toUpperCase() ?? 'STATEMENT';
  return {
    name: `${operation} ${schema}`,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.namespace': schema,
      'db.operation.name': operation,
      'db.query.text': statement.slice(0, MAX_TEXT_LENGTH),
    },
  };
}

/** Makes spans of the statements TypeORM sends by itself; it tells of them when they are over. */
export function traceStatements(dataSource: DataSource, schema: string): void {
  dataSource.subscribers.push({
    afterQuery({ query, executionTime = 0, error }) {
      const startedAt = performance.timeOrigin + performance.now() - executionTime;
      const span = currentSpan()?.child({ ...statementSpan(query, schema), startedAt });
      span?.end(error === undefined ? {} : { error: errorKind(error) });
    },
  });
}
