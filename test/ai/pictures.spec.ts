/** @no-database */
import sharp from 'sharp';
import { ModelFailed } from '#ai/model-failed';
import type { PictureRequest } from '#ai/chat-model';
import { modelsOf } from './asking';
import { drawnPictures } from './drawn-pictures';
import { IMAGE_MODEL, LocalAi } from './local-ai';
import type { PictureReply } from './script';

const PROMPT = 'A bowl of lentil soup for Layla Haddad';
const ai = new LocalAi();
let models: ReturnType<typeof modelsOf>;

beforeAll(async () => ai.start());
beforeEach(() => {
  ai.clear();
  models = modelsOf(ai.environment());
});
afterAll(async () => ai.stop());

const draw = async (request: Partial<PictureRequest> = {}) =>
  models.pictures()!.draw({ prompt: PROMPT, count: 1, signal: new AbortController().signal, ...request });

async function failureOf(request: Partial<PictureRequest> = {}): Promise<ModelFailed> {
  const failure: unknown = await draw(request).catch((error: unknown) => error);
  if (failure instanceof ModelFailed) return failure;
  throw new Error('did not fail');
}

it('draws as many pictures as were requested', async () => {
  const pictures = await draw({ count: 3 });
  expect(pictures).toHaveLength(3);
  for (const picture of pictures) expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 256 });
  expect(ai.drawings).toMatchObject([{ path: '/v1/images/generations', model: IMAGE_MODEL, prompt: PROMPT, count: 3 }]);
});

it('edits a source picture', async () => {
  const [source] = await drawnPictures(1);
  expect(await draw({ source: source!, count: 2 })).toHaveLength(2);
  expect(ai.drawings).toMatchObject([{ path: '/v1/images/edits', model: IMAGE_MODEL, prompt: PROMPT, count: 2 }]);
  expect(ai.drawings[0]!.source!.equals(source!)).toBe(true);
});

it.each([undefined, 'source'])(
  'speaks to the picture models of OpenAI, which refuse a response format: %s',
  async edited => {
    const [source] = edited ? await drawnPictures(1) : [];
    models = modelsOf({ ...ai.environment(), AI_IMAGE_MODEL: 'gpt-image-1' });
    const [picture] = await draw({ source });
    expect((await sharp(picture).metadata()).width).toBe(256);
    expect(ai.drawings).toMatchObject([{ model: 'gpt-image-1', prompt: PROMPT, count: 1 }]);
  },
);

it('leaves pictures out that were not requested', async () => {
  ai.pictures.reply({ pictures: await drawnPictures(4) });
  expect(await draw({ count: 2 })).toHaveLength(2);
});

it('fetches pictures from the same server', async () => {
  ai.pictures.reply({ urls: 'own' });
  const [picture] = await draw();
  expect((await sharp(picture).metadata()).width).toBe(256);
});

it('fetches none from another server, even one on the same machine', async () => {
  const other = await new LocalAi().start();
  const addresses = [
    `${other.url}/v1/models`,
    'http://169.254.169.254/latest/meta-data',
    'https://example.com/soup.png',
  ];
  for (const address of addresses) {
    ai.pictures.reply({ urls: [address] });
    expect((await failureOf()).reason).toBe('malformed');
  }
  expect(other.others).toEqual([]);
  await other.stop();
});

it.each<[string, PictureReply, object]>([
  ['refuses the prompt', { status: 400 }, { reason: 'refused', status: 400 }],
  ['asks to slow down', { status: 429 }, { reason: 'limited', status: 429 }],
  ['fails', { status: 503 }, { reason: 'failed', status: 503 }],
  ['breaks the connection', { fault: 'cut' }, { reason: 'unreachable' }],
  ['sends no JSON', { raw: '<html>' }, { reason: 'malformed' }],
  ['sends no pictures', { pictures: [] }, { reason: 'malformed' }],
  ['sends neither a picture nor an address', { raw: '{"data":[{}]}' }, { reason: 'malformed' }],
  ['sends text in place of an address', { urls: ['soup.png'] }, { reason: 'malformed' }],
])('fails once and without details when the provider %s', async (_, reply, expected) => {
  ai.pictures.reply(reply);
  const failure = await failureOf();
  expect(failure).toMatchObject(expected);
  expect(ai.drawings).toHaveLength(1);
  const shown = [failure.message, failure.stack, JSON.stringify(failure), String(failure.cause)].join();
  for (const secret of [ai.key, PROMPT, 'Layla']) expect(shown).not.toContain(secret);
});

it('refuses a response that is too large', async () => {
  ai.pictures.reply({ raw: JSON.stringify({ data: [{ b64_json: 'A'.repeat(41 * 1024 ** 2) }] }) });
  expect((await failureOf()).reason).toBe('malformed');
});

it('gives up a provider that does not answer, and ends when the caller aborts', async () => {
  models.timeouts.picturesMs = 300;
  ai.pictures.reply({ fault: 'silent' }, { fault: 'silent' });
  expect((await failureOf()).reason).toBe('timeout');
  models.timeouts.picturesMs = 60_000;
  expect((await failureOf({ signal: AbortSignal.timeout(200) })).reason).toBe('stopped');
});

it('has no picture model without a key or a name for it', () => {
  expect(modelsOf().pictures()).toBeUndefined();
  expect(modelsOf({ ...ai.environment(), AI_IMAGE_MODEL: '' }).pictures()).toBeUndefined();
});
