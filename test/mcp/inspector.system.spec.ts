import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { PASSWORD } from '../property/factories';
import { type Property, startProperty } from '../property/property';

const INSPECTOR = createRequire(__filename).resolve('@modelcontextprotocol/inspector-cli');

let property: Property;
let key: string;
beforeAll(async () => {
  property = await startProperty();
  key = (await property.owner.post('/api/access-keys', { name: 'Inspector', password: PASSWORD })).body.data.key;
});
afterAll(() => property?.service.close());

interface Inspected {
  tools: { name: string }[];
  prompts: unknown[];
  structuredContent: object;
  isError?: boolean;
}

/** What the command line of the inspector prints. */
async function inspect(method: string, ...more: string[]): Promise<Inspected> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    INSPECTOR,
    '--cli',
    `${property.service.origin}/property/mcp?toolsets=all`,
    '--transport',
    'http',
    '--header',
    `Authorization: Bearer ${key}`,
    '--method',
    method,
    ...more,
  ]);
  return JSON.parse(stdout) as Inspected;
}

it('the inspector lists tools and prompts, and calls a tool', async () => {
  const { tools } = await inspect('tools/list');
  expect(tools.length).toBeGreaterThan(20);
  const overview = tools.find(({ name }) => name.startsWith('overview_'));
  const { structuredContent, isError } = await inspect('tools/call', '--tool-name', overview!.name);
  expect([isError, Object.keys(structuredContent)]).toEqual([undefined, ['data']]);
  expect((await inspect('prompts/list')).prompts).toHaveLength(3);
  const prompt = ['--prompt-name', 'answer_inquiry', '--prompt-args', 'message=Is it still for rent?'];
  expect(JSON.stringify(await inspect('prompts/get', ...prompt))).toContain('Is it still for rent?');
});
