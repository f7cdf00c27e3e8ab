import { hashSync } from 'bcrypt';
import { SERVICES } from '#host/services';
import { ServiceTools } from '#agents/tools/service-tools';
import { startService, type TestService } from '../harness/app';
import { allTools, connect, connectCurrent } from './mcp-client';

const PASSWORD = 'correct-horse-9';

describe.each(SERVICES.map(service => [service.definition.name, service] as const))(
  'the endpoint of %s',
  (name, hosted) => {
    let service: TestService;
    let accountId: number;
    let key: string;

    beforeAll(async () => {
      service = await startService(hosted);
      const [full] = Object.entries(hosted.definition.roles).find(([, role]) => role.full)!;
      const { id } = (await service.db.row<{ id: number }>(
        `INSERT INTO account (username, first_name, last_name, email, password_hash)
       VALUES ('sara', 'Sara', 'Haddad', 'sara@example.com', $1) RETURNING id`,
        [hashSync(PASSWORD, 4)],
      ))!;
      accountId = id;
      await service.db.rows('INSERT INTO account_role SELECT $1, id FROM role WHERE name = $2', [id, full]);
      const credentials = { email: 'sara@example.com', password: PASSWORD };
      const { access_token } = (await service.anonymous.post('/api/auth/login', credentials)).body.data;
      const values = { name: 'Assistant', password: PASSWORD, read_only: false };
      key = (await service.anonymous.as(access_token).post('/api/access-keys', values)).body.data.key;
    });
    afterAll(() => service?.close());

    const client = (query = '', language = 'en', token: string | undefined = key) =>
      connect(service.origin, name, { query, headers: { 'Accept-Language': language }, ...(token && { token }) });

    const writes = (isOn: boolean) =>
      service.db.rows(`UPDATE setting SET value = $1::jsonb WHERE key = 'mcp_writes'`, [JSON.stringify(isOn)]);

    beforeEach(() => writes(false));

    it('lists the tools of the account, each once, over all pages', async () => {
      const tools = service.get(ServiceTools);
      const user = { audience: 'staff', accountId, address: '127.0.0.1', language: 'en' as const };
      for (const isOn of [false, true]) {
        await writes(isOn);
        const listed = (await allTools(await client('?toolsets=all'))).map(tool => tool.name);
        const options = { query: '?toolsets=all', token: key };
        expect(await allTools(await connectCurrent(service.origin, name, options))).toHaveLength(listed.length);
        const expected = await tools.list(user, { toolsets: 'all', readOnly: !isOn });
        expect(listed).toEqual(expected.map(tool => tool.name));
        expect(new Set(listed).size).toBe(listed.length);
        const essential = await allTools(await client());
        expect(essential.length).toBeLessThanOrEqual(40);
        expect(essential.filter(tool => !listed.includes(tool.name))).toEqual([]);
      }
      await writes(false);
    });

    it('offers no writes until the setting allows them', async () => {
      const offered = async () => (await allTools(await client('?toolsets=all'))).filter(isWrite).length;
      expect(await offered()).toBe(0);
      await writes(true);
      expect(await offered()).toBeGreaterThan(10);
      await writes(false);
    });

    it.each([
      ['of older revisions', connect],
      ['of 2026-07-28', connectCurrent],
    ])('answers a call that the official client %s accepts by its schema', async (_, connectClient) => {
      const session = await connectClient(service.origin, name, { query: '?toolsets=all', token: key });
      const tools = await allTools(session);
      const simple = tools.filter(({ inputSchema }) => !inputSchema.required?.length).slice(0, 12);
      const failed: string[] = [];
      for (const tool of simple) {
        const { isError, content, structuredContent } = await session.callTool({ name: tool.name, arguments: {} });
        const [{ text }] = content as [{ text: string }];
        if (isError) failed.push(tool.name);
        expect(JSON.parse(text)).toEqual(
          isError ? expect.objectContaining({ code: expect.any(String) }) : structuredContent,
        );
      }
      // Some need one of several filters, which no schema says.
      expect([simple.length, failed.length <= 2]).toEqual([12, true]);
    });

    it('has three prompts with texts of their own in both languages', async () => {
      const [english, arabic] = [await client(), await client('', 'ar')];
      const { prompts } = await english.listPrompts();
      expect(prompts).toHaveLength(3);
      expect((await arabic.listPrompts()).prompts.map(prompt => prompt.name)).toEqual(
        prompts.map(prompt => prompt.name),
      );
      for (const prompt of prompts) {
        const values = Object.fromEntries((prompt.arguments ?? []).map(argument => [argument.name, 'kunafa']));
        const sent = { name: prompt.name, arguments: values };
        const texts = await Promise.all([english, arabic].map(async each => textOf(await each.getPrompt(sent))));
        for (const text of texts) {
          expect(text.length).toBeGreaterThan(150);
          expect(text).not.toMatch(/\{\{|undefined/);
          expect(text.includes('kunafa')).toBe(Object.keys(values).length > 0);
        }
        expect(texts[0]).not.toMatch(/[\u0600-\u06ff]/);
        expect(texts[1]).toMatch(/[\u0600-\u06ff]/);
      }
      expect([english.getInstructions(), arabic.getInstructions()]).toEqual([
        expect.stringMatching(/^[A-Z].*Only tools that read/s),
        expect.stringMatching(/^[\u0600-\u06ff].*للقراءة فقط/s),
      ]);
    });

    it('offers visitors what is open to anyone, and nothing of the team', async () => {
      const session = await connect(service.origin, name, { query: '?toolsets=all' });
      const names = (await allTools(session)).map(tool => tool.name);
      const team = (
        await service
          .get(ServiceTools)
          .list({ audience: 'staff', accountId, address: '', language: 'en' }, { toolsets: 'all' })
      )
        .filter(({ path }) => path.startsWith('/api/roles') || path === '/api/tool-calls')
        .map(tool => tool.name);
      expect(team.length).toBeGreaterThan(1);
      expect(names.filter(each => team.includes(each))).toEqual([]);
      await expect(session.callTool({ name: team[0]!, arguments: {} })).rejects.toThrow(/no tool of this name/);
    });
  },
);

const isWrite = (tool: { annotations?: { readOnlyHint?: boolean } }) => tool.annotations?.readOnlyHint === false;

function textOf({ messages }: { messages: { content: unknown }[] }): string {
  return (messages[0]!.content as { text: string }).text;
}
