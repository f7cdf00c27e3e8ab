import { Tokens } from '#kit/access/tokens';
import { stays } from '#services/stays/stays';
import { startService } from '../harness/app';
import { makeStaff } from './factories';

const status = async (environment: Record<string, string>) => {
  const service = await startService(stays, environment);
  try {
    const host = await makeStaff(service.db, { role: 'Host' });
    const { token } = await service.get(Tokens).signIn('staff', { id: host.id, tokenVersion: 1 });
    const answer = await service.anonymous.as(token).get('/api/settings/payments-status');
    expect(JSON.stringify(answer.body)).not.toMatch(/sk_|client-|secret/);
    return answer.body.data as object;
  } finally {
    await service.close();
  }
};
const secretKey = (mode: string) => ['sk', mode, 'abcdefgh'].join('_');

it('is the simulator while nothing is configured', async () => {
  expect(await status({})).toEqual({
    card_processor: { configured: false, testMode: false },
    wallet_processor: { configured: false, sandbox: false },
    simulator: true,
  });
});

it('is no simulator in production', async () => {
  const production = { NODE_ENV: 'production', JWT_SECRET: 'thirty-two characters, or even more' };
  expect(await status(production)).toMatchObject({ simulator: false });
});

it('tells a test key from a live one', async () => {
  expect(await status({ STRIPE_SECRET_KEY: secretKey('test') })).toEqual({
    card_processor: { configured: true, testMode: true },
    wallet_processor: { configured: false, sandbox: false },
    simulator: false,
  });
  expect(await status({ STRIPE_SECRET_KEY: secretKey('live') })).toMatchObject({
    card_processor: { configured: true, testMode: false },
  });
});

it('tells the sandbox of the wallet', async () => {
  const paypal = { PAYPAL_CLIENT_ID: 'client-id', PAYPAL_CLIENT_SECRET: 'client-secret' };
  expect(await status(paypal)).toMatchObject({
    card_processor: { configured: false, testMode: false },
    wallet_processor: { configured: true, sandbox: true },
    simulator: false,
  });
  expect(await status({ ...paypal, PAYPAL_MODE: 'live' })).toMatchObject({
    wallet_processor: { configured: true, sandbox: false },
  });
});
