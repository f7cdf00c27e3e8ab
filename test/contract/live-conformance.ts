import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { TestService } from '../harness/app';
import { asJsonSchema } from './json-schema';

export interface LiveDocument {
  channels: Record<string, { address: string }>;
  operations: Record<string, { summary: string }>;
  components: { messages: Record<string, { name: string; payload: object }>; schemas: object };
}

type Assert = (name: string, payload: unknown) => void;

const known = new WeakMap<TestService, Promise<Assert>>();

/** Holds events against the AsyncAPI document of the service. What it does not name is as wrong as what is missing. */
export async function liveConformance(service: TestService): Promise<Assert> {
  const assert = known.get(service) ?? read(service);
  known.set(service, assert);
  return assert;
}

async function read({ origin, host }: TestService): Promise<Assert> {
  const answer = await fetch(`${origin}/${host.services[0]!.name}/asyncapi.json`);
  const { components } = asJsonSchema((await answer.json()) as object) as unknown as LiveDocument;
  const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
  ajv.addSchema({ $id: 'live', components });
  const checks = Object.values(components.messages).map(({ name, payload }) => {
    const schema = JSON.parse(JSON.stringify(payload).replaceAll('"#/', '"live#/')) as object;
    return [name, ajv.compile(schema)] as const;
  });
  return (name, payload) => {
    const check = new Map(checks).get(name);
    if (!check) throw new Error(`${name} was sent, which the description of live updates does not list`);
    if (!check(payload))
      throw new Error(`${name} carried what its description does not allow: ${ajv.errorsText(check.errors)}`);
  };
}
