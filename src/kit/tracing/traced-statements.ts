import { SpanKind, trace } from '@opentelemetry/api';
import type { DataSource } from 'typeorm';
import { errorKind, markFailed, type NewSpan, startSpan } from './tracing';

const MAX_TEXT_LENGTH = 2000;

/** The span of a statement: its text with placeholders, without values. */
export function statementSpan(text: string, schema: string): NewSpan {
  const statement = text.replace(/\s+/g, ' ').trim();
  const operation = /^\w+/.exec(statement)?.[0].toUpperCase() ?? 'STATEMENT';
  return {
    name: `${operation} ${schema}`,
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.namespace': schema,
      'db.operation.name': operation,
      'db.query.text': statement.slice(0, MAX_TEXT_LENGTH),
    },
  };
}

/** Adds spans for the statements of TypeORM, which reports them when they have ended. */
export function traceStatements(dataSource: DataSource, schema: string): void {
  dataSource.subscribers.push({
    afterQuery({ query, executionTime = 0, error }) {
      if (!trace.getActiveSpan()) return;
      const startTime = performance.timeOrigin + performance.now() - executionTime;
      const span = startSpan({ ...statementSpan(query, schema), startTime });
      if (error !== undefined) markFailed(span, errorKind(error));
      span.end();
    },
  });
}
