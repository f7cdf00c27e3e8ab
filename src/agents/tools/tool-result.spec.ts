import { readToolResult } from './tool-result';

const response = (status: number, body: unknown, type = 'application/json', headers = {}) => ({
  status,
  headers: { 'content-type': type, ...headers },
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
});
const result = (...sent: Parameters<typeof response>) => readToolResult(response(...sent), false, key => `says ${key}`);

it.each([
  [503, { status: 'unavailable' }, 'service_unavailable'],
  [500, { error: true }, 'unexpected'],
  [502, {}, 'unexpected'],
  [404, {}, 'bad_request'],
  [302, {}, 'unexpected'],
])('a failure with the status %d and without a code keeps its status', (status, body, code) => {
  expect(result(status, body)).toEqual({ ok: false, status, code, message: `says ${code}` });
});

it('a page in place of JSON keeps the status of a failure, and is none of success', () => {
  expect(result(504, '<html>', 'text/html')).toMatchObject({ ok: false, status: 504 });
  expect(result(200, '<html>', 'text/html')).toMatchObject({ ok: false, status: 500, code: 'unexpected' });
});

it('a failure with a code is that of the route', () => {
  const sent = { success: false, code: 'server_busy', message: 'Busy.' };
  expect(result(503, sent, 'application/json', { 'retry-after': '5' })).toEqual({
    ok: false,
    status: 503,
    code: 'server_busy',
    message: 'Busy.',
    retryAfterSeconds: 5,
  });
});
