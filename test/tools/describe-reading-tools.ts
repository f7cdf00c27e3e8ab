import { listOf } from '#host/description/examples';
import type { HostedService } from '#host/service/hosted-service';
import { ServiceTools } from '#agents/tools/service-tools';
import type { Tool } from '#agents/tools/tool';
import { toolCatalogue, type ToolEntry } from '#agents/tools/tool-catalogue';
import type { DemoWorld } from '../contract/demo-world';
import type { CompiledSchemas } from './compiled-schemas';
import { type DemoCaller, demoCallers } from './demo-callers';
import {
  ARGUMENTS,
  CHANGING,
  NEEDS_PROOF,
  type ReadArgument,
  SHARED_WITHOUT_RECORD,
  WITHOUT_RECORD,
} from './read-arguments';

type Values = Record<string, unknown>;

const MAX_ATTEMPTS = 30;

/** Every tool that reads, called by every demo account. */
export function describeReadingTools(
  hosted: HostedService,
  started: () => Promise<DemoWorld>,
  schemas: CompiledSchemas,
): void {
  const { name } = hosted.definition;

  describe(`the reading tools of ${name}`, () => {
    let world: DemoWorld;
    let tools: ServiceTools;
    let entries: Map<string, ToolEntry>;
    let callers: DemoCaller[];
    const read = new Map<string, unknown>();

    beforeAll(async () => {
      world = await started();
      tools = world.service.get(ServiceTools);
      entries = toolCatalogue(world.document, hosted.definition);
      callers = await demoCallers(world);
    });

    it('return what their routes do, as their schema says, to every demo account', async () => {
      const called = new Set<string>();
      const problems: string[] = [];
      for (const caller of callers) {
        for (const tool of await tools.list(caller.user, { toolsets: 'all', readOnly: true })) {
          const args = await argumentsOf(tool, caller);
          const { result, response } = await readTwice(tool, args, caller);
          const { status, body } = response;
          const about = `${tool.name} of ${caller.name} with ${JSON.stringify(args)}`;
          if (result.status !== status) problems.push(`${about}: ${result.status} instead of ${status}`);
          else if (!result.ok) {
            if (result.code !== body.code) problems.push(`${about}: ${result.code} instead of ${body.code}`);
            continue;
          } else {
            if (!called.has(tool.name)) problems.push(...(await problemsOfBare(tool, args, caller)));
            called.add(tool.name);
            const data: unknown = entries.get(tool.name)!.output.isWhole ? body : body.data;
            const isSame = JSON.stringify(data) === JSON.stringify(result.data);
            if (!isSame && !CHANGING[name]?.[tool.name]) problems.push(`${about}: another answer`);
            const wrong = schemas.problemsOf(tool.outputSchema, { data: result.data });
            if (wrong) problems.push(`${about}: ${wrong}`);
          }
        }
      }
      expect(problems).toEqual([]);
      const reading = [...entries.values()].filter(({ tool }) => tool.isRead).map(({ tool }) => tool.name);
      expect(reading.filter(tool => !called.has(tool))).toEqual(
        Object.keys({ ...SHARED_WITHOUT_RECORD, ...WITHOUT_RECORD[name] }).toSorted(),
      );
    });

    /** What the route refuses without its optional parameters. */
    async function problemsOfBare(tool: Tool, args: Values, { client }: DemoCaller): Promise<string[]> {
      const { places, schema } = entries.get(tool.name)!.input;
      const needed = Object.entries(args).filter(
        ([argument]) => places.get(argument)?.in === 'path' || (schema.required ?? []).includes(argument),
      );
      if (NEEDS_PROOF[name]?.includes(tool.name)) return [];
      const bare = addressOf(tool, Object.fromEntries(needed));
      if (bare === addressOf(tool, args)) return [];
      const { status, text } = await client.get(bare);
      return status < 300 ? [] : [`${tool.path} without optional parameters: ${status} ${text.slice(0, 200)}`];
    }

    /** By the tool and by its route. Health is read until the database responded within the two seconds that it waits. */
    async function readTwice(tool: Tool, args: Values, { user, client }: DemoCaller) {
      for (let attempt = 1; ; attempt++) {
        const result = await tools.call(user, tool.name, args, { seed: 'read' });
        const response = await client.get(addressOf(tool, args));
        if (!tool.path.endsWith('/health') || attempt === MAX_ATTEMPTS) return { result, response };
        const isUp = result.ok && (result.data as Values)['status'] === 'ok' && response.text.includes('"status":"ok"');
        if (isUp) return { result, response };
      }
    }

    /** Of the table, of an example, or of a record of the list that the route is a part of. */
    async function argumentsOf(tool: Tool, caller: DemoCaller): Promise<Values> {
      const { operationId, places } = { ...entries.get(tool.name)!, ...entries.get(tool.name)!.input };
      const [example] = listOf(world.examples()[operationId]);
      const known: Values = { ...example?.query, ...example?.path };
      for (const [argument, value] of Object.entries(ARGUMENTS[name]?.[tool.name] ?? {}))
        known[argument] = await valueOf(value, caller);
      for (const [argument, place] of places) {
        if (place.in !== 'path' || known[argument] !== undefined) continue;
        const record = await firstRecord(tool.path.slice(0, tool.path.indexOf(`{${place.name}}`) - 1), known, caller);
        known[argument] = [place.name, ...KEYS].map(key => record?.[key]).find(value => value !== undefined) ?? 1;
      }
      return known;
    }

    async function valueOf(value: ReadArgument, caller: DemoCaller): Promise<unknown> {
      if (!Array.isArray(value)) return value;
      const [address, place] = value as readonly [string, string];
      const data = await dataAt(address, caller);
      return place.split('.').reduce<unknown>((inner, key) => (inner as Values | null | undefined)?.[key], data) ?? 1;
    }

    async function firstRecord(path: string, known: Values, caller: DemoCaller): Promise<Values | undefined> {
      const data = (await dataAt(filled(path, known), caller)) as Values | unknown[] | null;
      const rows = Array.isArray(data) ? data : Object.values(data ?? {}).find(Array.isArray);
      return (rows as Values[] | undefined)?.[0];
    }

    /** Read once for each account, since several tools take their arguments of one list. */
    async function dataAt(address: string, { name: account, client }: DemoCaller): Promise<unknown> {
      const key = `${account} ${address}`;
      if (!read.has(key)) read.set(key, (await client.get(address)).body.data);
      return read.get(key);
    }

    function addressOf({ name: tool, path }: Tool, args: Values): string {
      const { places } = entries.get(tool)!.input;
      const query = new URLSearchParams();
      for (const [argument, place] of places)
        if (place.in === 'query' && args[argument] !== undefined)
          query.set(place.name, `${args[argument] as string | number}`);
      return query.size > 0 ? `${filled(path, args)}?${query.toString()}` : filled(path, args);
    }
  });
}

/** What a path parameter of any name may be in the list of its path. */
const KEYS = ['id', 'slug', 'code', 'key', 'reference', 'username'];

const filled = (path: string, values: Values) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
