import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostedService } from '#host/service/hosted-service';
import { type Document, operationsOf } from '#kit/openapi/document';
import { isSecret, SECRET } from '#kit/openapi/secrets';
import { exclusionOf } from '#agents/tools/excluded-operations';
import { toolCatalogue, type ToolEntry } from '#agents/tools/tool-catalogue';
import { secretFieldsOf } from '#agents/tools/tool-secrets';
import type { TestService } from '../harness/app';
import type { CompiledSchemas } from './compiled-schemas';

const MAX_ESSENTIAL = 40;

/** Tokens that open nothing: of idempotency, and signed prices. */
const SECRET_NAME = /password|secret|(?<!^(client|quote)_)token$/i;

/** Tools whose operation takes a token that it can do without, which is no argument of theirs. */
const WITHOUT_TOKEN: Record<string, string[]> = { bookings_place: ['offer_token'] };

/** The tools that are made of the description of a service. */
export function describeToolCatalogue(
  hosted: HostedService,
  started: () => Promise<TestService>,
  schemas: CompiledSchemas,
): void {
  const { name } = hosted.definition;

  describe(`the tools of ${name}`, () => {
    const update = `UPDATE_TOOLS=true npx jest test/contract/${name}.spec.ts`;
    const file = join(__dirname, 'catalogues', `${name}.txt`);
    const words = hosted.definition.tools!;
    let document: Document;
    let entries: ToolEntry[];

    beforeAll(async () => {
      document = (await started()).document as unknown as Document;
      entries = [...toolCatalogue(document, hosted.definition).values()];
    });

    it(`have the names of ${name}.txt, which lists the other operations with the reason: \`${update}\` writes it anew`, () => {
      const tools = entries.map(({ tool }) => `${tool.name}  ${tool.method} ${tool.path}`);
      const others = operationsOf(document).flatMap(({ method, path, operation }) => {
        const reason = exclusionOf(method, path, operation, document);
        return reason ? [`no tool, ${reason}: ${method.toUpperCase()} ${path}`] : [];
      });
      const lines = [...tools, '', ...others.toSorted(), ''];
      // oxlint-disable-next-line node/no-process-env
      if (process.env['UPDATE_TOOLS']) writeFileSync(file, lines.join('\n'));
      const written = readFileSync(file, 'utf8').split('\n');
      // Clients and prompts name tools: a name that is missing here breaks them.
      expect({ missing: written.filter(line => !lines.includes(line)) }).toEqual({ missing: [] });
      expect({ added: lines.filter(line => !written.includes(line)) }).toEqual({ added: [] });
      expect(tools.length + others.length).toBe(operationsOf(document).length);
    });

    it('have names that models take, made of the tag and a verb phrase', () => {
      const wrong = entries.filter(
        ({ tool }) =>
          !/^[a-z][a-z\d]*(_[a-z\d]+)+$/.test(tool.name) ||
          tool.name.length > 64 ||
          !tool.name.startsWith(`${tool.toolset}_`),
      );
      expect(wrong.map(({ tool }) => tool.name)).toEqual([]);
      expect(entries.filter(({ tool }) => repeatsItself(tool.name)).map(({ tool }) => tool.name)).toEqual([]);
    });

    it('are described, and annotated by what they do', () => {
      for (const { tool } of entries) {
        expect([tool.name, tool.title !== '', tool.description !== '']).toEqual([tool.name, true, true]);
        const { readOnlyHint, destructiveHint, idempotentHint } = tool.annotations;
        expect([tool.name, readOnlyHint]).toEqual([tool.name, tool.method === 'GET']);
        if (tool.method === 'GET')
          expect([tool.name, destructiveHint, idempotentHint]).toEqual([tool.name, false, true]);
        if (tool.method === 'DELETE') expect([tool.name, destructiveHint]).toEqual([tool.name, true]);
      }
    });

    it('have schemas that stand alone and pass a strict reading', () => {
      const problems: string[] = [];
      for (const { tool } of entries)
        for (const schema of [tool.inputSchema, tool.outputSchema])
          try {
            schemas.of(schema);
          } catch (error) {
            problems.push(`${tool.name}: ${(error as Error).message}`);
          }
      expect(problems).toEqual([]);
      const inputs = entries.map(({ tool }) => JSON.stringify(tool.inputSchema));
      expect(inputs.filter(input => input.includes('"$ref"'))).toEqual([]);
      for (const { tool } of entries) {
        expect(tool.inputSchema.type).toBe('object');
        expect(Object.keys(tool.outputSchema.properties!)).toEqual(['data']);
        expect(tool.outputSchema.required).toEqual(['data']);
      }
    });

    it('take no password, and no token or secret in a body', () => {
      const secret = operationsOf(document).flatMap(({ method, path, operation }) => {
        const schema = operation.requestBody?.content['application/json']?.schema;
        const fields = schema ? secretFieldsOf(schema, document.components.schemas) : [];
        return fields.map(([field]) => ({ operation: `${method.toUpperCase()} ${path}`, field: field! }));
      });
      expect(secret.length).toBeGreaterThan(5);
      const taken = entries.flatMap(({ tool }) =>
        secret
          .filter(
            ({ operation, field }) =>
              operation === `${tool.method} ${tool.path}` && !WITHOUT_TOKEN[tool.name]?.includes(field),
          )
          .map(({ field }) => `${tool.name}: ${field}`),
      );
      expect(taken).toEqual([]);
      const named = entries.flatMap(({ tool, input }) =>
        Object.entries(tool.inputSchema.properties ?? {})
          .filter(([argument]) => SECRET_NAME.test(argument) && input.places.get(argument)?.in !== 'path')
          .filter(([argument]) => !tool.secretArguments.includes(argument))
          .map(([argument]) => `${tool.name}: ${argument}`),
      );
      expect(named).toEqual([]);
    });

    it('are made of a description that declares every password, token and secret', () => {
      const { schemas } = document.components;
      const fields = Object.entries(schemas).flatMap(([model, { properties = {} }]) =>
        Object.entries(properties).map(([field, schema]) => ({ about: `${model}.${field}`, name: field, schema })),
      );
      const parameters = operationsOf(document).flatMap(({ path, operation }) =>
        (operation.parameters ?? []).map(parameter => ({
          about: `${path}: ${parameter.name}`,
          name: parameter.name,
          schema: { ...parameter.schema, [SECRET]: parameter[SECRET] },
        })),
      );
      const undeclared = [...fields, ...parameters].filter(
        ({ name: field, schema }) =>
          (SECRET_NAME.test(field) || ('format' in schema && schema.format === 'password')) && !isSecret(schema),
      );
      expect(undeclared.map(({ about }) => about)).toEqual([]);
    });

    it('have a description for every argument', () => {
      const without = entries.flatMap(({ tool }) =>
        Object.entries(tool.inputSchema.properties ?? {})
          .filter(([, { description }]) => !description)
          .map(([argument]) => `${tool.name}: ${argument}`),
      );
      expect(without).toEqual([]);
    });

    it(`name at most ${MAX_ESSENTIAL} essential ones, found by Arabic and English words`, () => {
      const names = new Set(entries.map(({ tool }) => tool.name));
      const essential = Object.entries(words.essential);
      expect(essential.map(([tool]) => tool).filter(tool => !names.has(tool))).toEqual([]);
      expect(essential.length).toBeLessThanOrEqual(MAX_ESSENTIAL);
      expect(
        essential
          .filter(
            ([, found]) =>
              !found.some(word => /\p{Script=Arabic}/u.test(word)) || !found.some(word => /[a-z]/.test(word)),
          )
          .map(([tool]) => tool),
      ).toEqual([]);
      expect(
        entries
          .filter(({ tool }) => tool.essential)
          .map(({ tool }) => tool.name)
          .toSorted(),
      ).toEqual(essential.map(([tool]) => tool).toSorted());
    });

    it('name phrases of operations that exist', () => {
      const ids = new Set(operationsOf(document).map(({ operation }) => operation.operationId));
      expect(Object.keys(words.phrases).filter(id => !ids.has(id))).toEqual([]);
    });
  });
}

/** `orders_list_orders` */
function repeatsItself(name: string): boolean {
  const [first, ...others] = name.split('_');
  return others.length > 0 && others.at(-1) === first;
}
