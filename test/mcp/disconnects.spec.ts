import { once } from 'node:events';
import { ServiceTools } from '#agents/tools/service-tools';
import { type Food, startFood } from '../food/food';
import { described, toolCall } from './mcp-client';

let food: Food;
beforeAll(async () => {
  food = await startFood();
  await food.service.db.rows(`UPDATE setting SET value = 'true' WHERE key = 'mcp_writes'`);
});
afterAll(() => food?.service.close());

type Call = (name: string, args: object) => object;

const REVISIONS: [revision: string, call: Call, headers: Record<string, string>][] = [
  ['2025-11-25', toolCall, {}],
  [
    '2026-07-28',
    (name, args) => described('tools/call', { name, arguments: args }),
    { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'tools/call' },
  ],
];

/** Sends a message whose client leaves when the tool is called; `inside` runs before the tool does. */
async function sendAndLeave(
  sent: object,
  headers: Record<string, string>,
  inside: (signal: AbortSignal | undefined) => Promise<void>,
): Promise<void> {
  const tools = food.service.get(ServiceTools);
  const call = tools.call.bind(tools);
  const client = new AbortController();
  const ended = new Promise<void>((resolve, reject) => {
    jest.spyOn(tools, 'call').mockImplementationOnce(async (user, name, args, options) => {
      client.abort();
      const result = inside(options.signal).then(() => call(user, name, args, options));
      result.then(() => resolve(), reject);
      return result;
    });
  });
  const sending = fetch(`${food.service.origin}/food/mcp?toolsets=all`, {
    method: 'POST',
    body: JSON.stringify(sent),
    signal: client.signal,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${food.owner.token}`, ...headers },
  });
  await expect(sending).rejects.toThrow('aborted');
  await ended;
}

describe.each(REVISIONS)('a client of revision %s that leaves', (revision, call, headers) => {
  it('ends a read', async () => {
    const name = 'kitchens_list';
    let isEnded = false;
    const sending = sendAndLeave(call(name, {}), { ...headers, 'Mcp-Name': name }, async signal => {
      if (!signal!.aborted) await once(signal!, 'abort');
      isEnded = true;
    });
    await expect(sending).rejects.toThrow();
    expect(isEnded).toBe(true);
  });

  it('does not end a write, whose outcome is recorded', async () => {
    const name = 'category_editing_create';
    const sent = call(name, { name: { en: `Left ${revision}`, ar: 'متروك' } });
    await sendAndLeave(sent, { ...headers, 'Mcp-Name': name }, async signal => expect(signal).toBeUndefined());
    const statuses = () =>
      food.service.db.rows<{ status: number | null }>('SELECT status FROM tool_call ORDER BY id DESC LIMIT 1');
    let [recorded] = await statuses();
    while (recorded?.status === null) [recorded] = await statuses();
    expect(recorded).toEqual({ status: 201 });
  });
});
