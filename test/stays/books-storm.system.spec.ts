import { command } from '../cli/commands';
import { type OwnProcess, startProcess } from '../harness/own-process';
import { rage } from './books-storm.actors';
import { type PaidStays, startPaidStays } from './payments.actors';

jest.setTimeout(300_000); // processes start slowly on a busy machine
const BOOKINGS = 120;

let stays: PaidStays;
let other: OwnProcess;
beforeAll(async () => {
  stays = await startPaidStays({ JWT_SECRET: 'a secret for tests only', DATABASE_TIMEOUT_MS: '30000' });
  other = await startProcess({ SERVICES: 'stays', ...stays.environment });
});
afterAll(async () => {
  other?.child.kill('SIGKILL');
  await stays?.close();
});

it('the books agree after a storm over two processes', async () => {
  const { origin } = other;
  const elsewhere = {
    ...stays,
    anonymous: stays.anonymous.at(origin),
    host: Object.assign(stays.host.at(origin), { id: stays.host.id, email: stays.host.email, token: stays.host.token }),
  };
  const origins = [stays.service.origin, origin];
  let calls = 0;
  stays.stripe.webhookUrl = () => `${origins[calls++ % 2]}/stays/api/webhooks/payments/stripe`;
  await rage([stays, elsewhere], { bookings: BOOKINGS, connections: 8 });
  expect(await command('books check --service stays --json')).toMatchObject({
    exitCode: 0,
    data: { services: { stays: { count: 0, differences: [] } } },
  });
  const refunds = await stays.service.db.row<{ count: number }>('SELECT count(*) FROM refund');
  expect(refunds!.count).toBeGreaterThan(BOOKINGS / 4);
});
