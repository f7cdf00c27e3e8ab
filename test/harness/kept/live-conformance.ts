import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { asJsonSchema } from '../../contract/json-schema';
import type { TestService } from '../app';

export interface LiveDocument {
  channels: Record<string, { address: string }>;
  operations: Record<string, { summary: string }>;
  components: { messages: Record<string, { name: string; payload: object }>; schemas: object };
}

type Assert = (name: string, payload: unknown) => void;

/** By the text of the document. */
const known = new Map<string, Assert>();

/** Holds events against the AsyncAPI document of the service. What it does not name is as wrong as what is missing. */
export async function liveConformance({ origin, host }: TestService): Promise<Assert> {
  const answer = await fetch(`${origin}/${host.services[0]!.name}/asyncapi.json`);
  const text = await answer.text();
  const assert = known.get(text) ?? read(text);
  known.set(text, assert);
  return assert;
}

function read(text: string): Assert {
  const { components } = asJsonSchema(JSON.parse(text) as object) as unknown as LiveDocument;
  // To compile validators well costs more than to run them.
  const ajv = addFormats(new Ajv({ strict: false, allErrors: true, code: { optimize: false }, inlineRefs: false }));
  ajv.addSchema({ $id: 'live', components });
  const checks = new Map(
    Object.values(components.messages).map(({ name, payload }) => {
      const schema = JSON.parse(JSON.stringify(payload).replaceAll('"#/', '"live#/')) as object;
      return [name, ajv.compile(schema)] as const;
    }),
  );
  return (name, payload) => {
    const check = checks.get(name);
    if (!check) throw new Error(`${name} was sent, which the description of live updates does not list`);
    if (!check(payload))
      throw new Error(`${name} carried what its description does not allow: ${ajv.errorsText(check.errors)}`);
  };
}
