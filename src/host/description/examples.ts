import { type Document, type Operation, operationsOf, type Schema } from '#kit/openapi/document';
import type { Example, Examples } from '#kit/service/examples';

export const listOf = (examples: Example | readonly Example[] | undefined): readonly Example[] =>
  examples === undefined ? [] : Array.isArray(examples) ? (examples as readonly Example[]) : [examples as Example];

/** Attaches examples to bodies and parameters. */
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
    // Query values are texts.
    const isNumber = schema.type === 'integer' || schema.type === 'number';
    Object.assign(parameter, { schema, example: isNumber ? Number(value) : String(value) });
  }
}
