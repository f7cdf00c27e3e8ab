import type { VersionNegotiationMode } from '@modelcontextprotocol/client';
import { Tokens } from '#kit/access/tokens';
import { type Property, startProperty } from '../property/property';
import { connectCurrent, REVISION } from './mcp-client';

const ARABIC = /[\u0600-\u06ff]/;

let property: Property;
let token: string;
beforeAll(async () => {
  property = await startProperty();
  ({ token } = await property.service.get(Tokens).signIn('staff', { id: property.owner.id, tokenVersion: 1 }));
});
afterAll(() => property?.service.close());

const MODES: [VersionNegotiationMode, string][] = [
  [{ pin: REVISION }, REVISION],
  ['auto', REVISION],
  ['legacy', '2025-11-25'],
];

describe.each(MODES)('the client of 2.x with negotiation %j', (mode, version) => {
  it.each(['en', 'ar'])('lists and calls tools and prompts (%s)', async language => {
    const connection = { token, query: '?toolsets=all', headers: { 'Accept-Language': language } };
    const client = await connectCurrent(property.service.origin, 'property', connection, mode);
    const isArabic = language === 'ar';
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    expect(ARABIC.test(client.getInstructions()!)).toBe(isArabic);
    expect(client.getServerVersion()).toMatchObject({ name: 'quintet-property', title: 'Property listings' });
    expect(Object.keys(client.getServerCapabilities()!).toSorted()).toEqual(['prompts', 'tools']);

    const { tools } = await client.listTools();
    expect(tools.length).toBeGreaterThan(20);
    // The client compares the result with the schema of the tool.
    const called = await client.callTool({ name: 'public_settings_get', arguments: {} });
    expect([called.isError, Object.keys(called.structuredContent as object)]).toEqual([undefined, ['data']]);
    const refused = await client.callTool({ name: 'homes_get_property', arguments: { slug: 'no-such-home' } });
    const { code, message } = JSON.parse((refused.content as { text: string }[])[0]!.text) as Record<string, string>;
    expect([refused.isError, code, ARABIC.test(message!)]).toEqual([true, 'not_found', isArabic]);
    await expect(client.callTool({ name: 'no_such_tool' })).rejects.toMatchObject({ code: -32602 });

    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ title }) => ARABIC.test(title!))).toEqual([isArabic, isArabic, isArabic]);
    const sent = { name: 'answer_inquiry', arguments: { message: 'Is it still for rent?' } };
    const { messages } = await client.getPrompt(sent);
    const { text } = messages[0]!.content as { text: string };
    expect([text.includes('Is it still for rent?'), ARABIC.test(text)]).toEqual([true, isArabic]);
  });
});
