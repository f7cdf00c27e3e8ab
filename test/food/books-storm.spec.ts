import { BooksChecks } from '#money/books/books-checks.service';
import { atRandom, trials } from '../harness/trials';
import { grantPoints } from './factories';
import { BooksStorm } from './books-storm.actors';
import { type PaidFood, startPaidFood } from './payments.actors';

const ORDERS = trials(100);

let food: PaidFood;
beforeAll(async () => {
  food = await startPaidFood({ RATE_LIMIT_ORDERS: '100000' });
});
afterAll(() => food?.close());

it(
  'the books agree at every moment of a storm, and after it',
  atRandom(async choices => {
    const { service, stripe } = food;
    for (const { id } of [food.customer, food.customer2]) await grantPoints(service.db, id, 1_000);
    const storm = new BooksStorm({ food, stripe, origins: () => [service.origin] }, choices);
    const differences = [];
    await storm.prepare();
    await storm.rage(ORDERS, 8, async done => {
      if (done % 5 === 0) await service.doJobs();
      if (done % (ORDERS * 0.3) === 0) differences.push(...(await service.get(BooksChecks).run()).differences);
    });
    await service.doJobs();
    await stripe.deliveries.settled();
    differences.push(...(await service.get(BooksChecks).run()).differences);
    expect(differences.slice(0, 5)).toEqual([]);
    expect(Object.keys(storm.told).filter(outcome => / 5\d\d$/.test(outcome))).toEqual([]);
    expect(storm.told).toMatchObject({
      'place 201': expect.any(Number),
      'cancel 200': expect.any(Number),
      'refund 201': expect.any(Number),
    });
  }),
);
