import { newWebhookSecret, signatureOf } from './webhook-signature';

it('signs as the example of Standard Webhooks', () => {
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, payload: '{"test": 2432232314}' };
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  expect(signatureOf(message, [secret])).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

it('has a signature for each secret', () => {
  const [one, other] = [newWebhookSecret(), newWebhookSecret()];
  const message = { id: 'evt_1', timestamp: 1, payload: '{}' };
  expect(signatureOf(message, [one, other])).toBe(`${signatureOf(message, [one])} ${signatureOf(message, [other])}`);
});
