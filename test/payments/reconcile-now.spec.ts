import { reconcileNow } from '#host/reconcile';
import { SERVICES } from '#host/services';
import { food } from '#services/food/food';
import { startService } from '../harness/app';
import { testConfiguration } from '../harness/configuration';

it('asks every service that takes payments, and no other', async () => {
  expect(await reconcileNow(SERVICES, testConfiguration())).toEqual(['food', 'courses', 'stays']);
  const service = await startService(food);
  const waiting = 'SELECT task_identifier AS name FROM food_jobs.jobs';
  expect(await service.db.rows(waiting)).toEqual([{ name: 'payment-reconciliation' }]);
  await service.doJobs();
  expect(await service.db.rows(waiting)).toEqual([]);
  await service.close();
});
