import { type Document, type Operation, operationsOf, type Schema } from './document';

/** A request that works as it is against the demo data of a fresh start. */
export interface Example {
  /** Said where an operation has several. */
  summary?: string;
  body?: unknown;
  /** What the same account sends first, for a value of the address that nobody can know beforehand. */
  after?: Preparation;
  path?: Record<string, string | number>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** The demo account that sends it, where it is not the first one of the audience. */
  as?: string;
}

/** A request whose answer holds the value of a parameter. */
export interface Preparation {
  method: 'get' | 'post';
  path: string;
  body?: unknown;
  parameter: string;
  /** Where in `data` of the answer its value stands, such as `items.0.id`. */
  value: string;
}

/** The calendar day so many days from today, as `YYYY-MM-DD`. */
export type DayFrom = (days: number) => string;

/** By operation. Days are said from today, for what is over cannot be booked. */
export type Examples = (day: DayFrom) => Record<string, Example | Example[]>;

export const listOf = (examples: Example | readonly Example[] | undefined): readonly Example[] =>
  examples === undefined ? [] : Array.isArray(examples) ? (examples as readonly Example[]) : [examples as Example];

/** Puts the examples where a reader tries them: beside the body, and the values of the address at its parameters. */
export function attachExamples(document: Document, examples: ReturnType<Examples>): void {
  for (const { operation } of operationsOf(document)) {
    const sent = listOf(examples[operation.operationId ?? '']);
    const [first] = sent;
    if (!first) continue;
    const content = operation.requestBody?.content['application/json'];
    if (content)
      content.examples = Object.fromEntries(
        sent.map((example, at) => [`example${at + 1}`, { summary: summaryOf(example), value: example.body }]),
      );
    showAt(operation, { ...first.path, ...first.query, ...first.headers });
  }
}

function summaryOf({ summary = 'Works with the demo data', after }: Example): string {
  if (!after) return summary;
  const { method, path, parameter, value } = after;
  return `${summary}: \`${parameter}\` is \`data.${value}\` of \`${method.toUpperCase()} ${path}\``;
}

function showAt({ parameters = [] }: Operation, values: Record<string, string | number>): void {
  for (const parameter of parameters) {
    const value = values[parameter.name];
    if (value === undefined) continue;
    const { examples: _, ...schema }: Schema = parameter.schema ?? {};
    // Queries are written as they are sent.
    const isNumber = schema.type === 'integer' || schema.type === 'number';
    Object.assign(parameter, { schema, example: isNumber ? Number(value) : String(value) });
  }
}
