import { Tokens } from '#kit/access/tokens';
import { Log } from '#kit/log/log';
import { stays as hosted } from '#services/stays/stays';
import { LocalAi } from '../ai/local-ai';
import { calls, says } from '../ai/script';
import type { Client } from '../harness/client';
import { startService, type TestService } from '../harness/app';
import { post, toolCall } from '../mcp/mcp-client';
import { message, openChat } from '../shared/assistant.actors';
import { makeBooking, makeStaff, makeStay } from './factories';
import { bookingBody } from './stays';

const ai = new LocalAi();
const lines: string[] = [];
const written = { write: (line: string) => void lines.push(line) };

let service: TestService;
let owner: Client;
let ownerToken: string;
beforeAll(async () => {
  await ai.start();
  service = await startService(hosted, { ...ai.environment(), TRUST_PROXY: '1' }, new Log('info', () => written));
  const { id } = await makeStaff(service.db, { role: 'Super Admin', email: 'owner@example.com' });
  ownerToken = (await service.get(Tokens).signIn('staff', { id, tokenVersion: 1 })).token;
  owner = service.anonymous.as(ownerToken);
  await makeStay(service.db, { slug: 'sea-house' });
  await service.db.rows(`UPDATE setting SET value = 'true' WHERE key = 'mcp_writes'`);
  await service.db.rows(`UPDATE setting SET value = 'true' WHERE key = 'waitlist'`);
});
afterAll(async () => {
  await service?.close();
  await ai.stop();
});
beforeEach(() => {
  ai.clear();
  lines.splice(0);
});

/** All that a conversation keeps and shows, and all that the provider got. */
async function traces(chat: string): Promise<string> {
  const stored = await service.db.rows('SELECT steps FROM ai_message');
  const proposals = await service.db.rows('SELECT arguments, result FROM ai_proposal');
  return [JSON.stringify([stored, proposals]), (await owner.get(chat)).text, ai.sent()].join('\n');
}

describe('a conversation', () => {
  it('contains no token that a change returned', async () => {
    const chat = await openChat(owner);
    ai.reply(calls('bookings_place', bookingBody()), says('It waits for you.'));
    const { proposals } = (await owner.post(`${chat}/messages`, message('Book the sea house'))).body.data;
    const done = await owner.post(`${chat}/proposals/${proposals[0].id}/confirm`);
    const { reference, access_token: shown } = done.body.data.result.data;
    expect([reference, shown]).toEqual([expect.stringMatching(/^BKG-/), undefined]);
    ai.reply(says('Good.'));
    await owner.post(`${chat}/messages`, message('And now?'));
    const booking = await service.db.row<{ token: string }>(
      'SELECT access_token AS token FROM booking WHERE reference = $1',
      [reference],
    );
    expect(await traces(chat)).not.toContain(booking!.token);
  });

  it('contains no password and no token that the model sent', async () => {
    const chat = await openChat(owner);
    const body = bookingBody({ check_in: '2099-01-01', check_out: '2099-01-03', offer_token: 'offer-of-somebody' });
    ai.reply(
      calls('bookings_place', body),
      calls('team_update', { id: 1, password: 'quiet-harbor-1947', password_confirmation: 'quiet-harbor-1947' }),
      calls('bookings_get', { reference: 'BKG-1', email: 'sara@example.com', token: 'token-of-somebody' }),
      says('Done.'),
    );
    const { body: answer } = await owner.post(`${chat}/messages`, message('Please do it'));
    expect(answer.data.proposals[0].arguments).toMatchObject({ stay_slug: 'sea-house', check_in: '2099-01-01' });
    expect(ai.requests[2]!.results.at(-1)).toContain('There is no tool of this name');
    expect(await traces(chat)).not.toMatch(/of-somebody|quiet-harbor/);
  });

  it('is not offered what only a token opens, nor arguments for tokens', async () => {
    const chat = await openChat(owner);
    ai.reply(calls('find_tools', { query: 'leave the waitlist by its token' }), says('There is none.'));
    await owner.post(`${chat}/messages`, message('Leave the waitlist'));
    expect(ai.requests[1]!.results[0]).not.toContain('bookings_leave_waitlist');
    expect(ai.requests[0]!.tools).toEqual(expect.arrayContaining(['bookings_get', 'stays_get_quote']));
    expect(ai.requests[0]!.raw).not.toMatch(/"(offer_)?token":\{/);
  });
});

describe('the token of a path', () => {
  const endpoint = () => `${service.origin}/stays/mcp?toolsets=all`;

  async function waiting(): Promise<string> {
    const stay = await makeStay(service.db);
    const { checkIn: check_in, checkOut: check_out } = await makeBooking(service.db, { stay });
    const guest = { guests: 2, first_name: 'Omar', email: 'omar@example.com', client_token: `wait-${stay.slug}` };
    const joined = await service.anonymous.post(`/api/stays/${stay.slug}/waitlist`, { ...guest, check_in, check_out });
    return joined.body.data.token as string;
  }

  it('is masked in the record of tool calls and in the log', async () => {
    const token = await waiting();
    const { body } = await post(endpoint(), toolCall('bookings_leave_waitlist', { token }));
    expect(body.result.isError).toBeUndefined();
    const { data } = (await owner.get('/api/tool-calls')).body.data;
    expect(data[0]).toMatchObject({ tool: 'bookings_leave_waitlist', target: '[secret]', status: 200 });
    expect(JSON.stringify(await service.db.rows('SELECT * FROM tool_call'))).not.toContain(token);
    expect(lines.join('')).toContain('/stays/api/waitlist/[secret]');
    expect(lines.join('')).not.toContain(token);
  });

  it.each([
    ['delete', '/api/waitlist/'],
    ['get', '/api/waitlist/'],
    ['delete', '/API/Waitlist/'],
    ['get', '/api/ical/'],
  ] as const)('is masked in the log of a request %s %s, known or not', async (method, path) => {
    const secret = 'cd5a9f0b1c2d3e4f';
    await service.anonymous[method](`${path}${secret}`);
    await service.anonymous[method](`${path}${secret}.ics?more=1`);
    expect(lines.filter(line => line.includes('"msg":"request"'))).toHaveLength(2);
    expect(lines.join('')).not.toContain(secret);
  });

  it('leaves other paths as they are', async () => {
    await service.anonymous.get('/api/stays/waitlist/quote');
    expect(lines.join('')).toContain('/stays/api/stays/waitlist/quote');
  });

  it('returns to visitors what the route does', async () => {
    const stay = await makeStay(service.db, { slug: 'hill-house' });
    const sent = bookingBody({ stay_slug: stay.slug, guest_email: 'mona@example.com' });
    const { body } = await post(endpoint(), toolCall('bookings_place', sent), { token: ownerToken });
    expect(body.result.structuredContent.data.access_token).toEqual(expect.any(String));
    const refused = await post(endpoint(), toolCall('bookings_place', { ...sent, offer_token: 'x' }));
    expect(JSON.parse(refused.body.result.content[0].text)).toMatchObject({
      code: 'validation_failed',
      errors: { offer_token: [expect.any(String)] },
    });
  });
});
