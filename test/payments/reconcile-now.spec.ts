import { reconcileNow } from '#host/reconcile';
import { SERVICES } from '#host/services';
import { courses } from '#services/courses/courses';
import { food } from '#services/food/food';
import { PaymentReconciliation } from '#money/reconciliation/payment-reconciliation';
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

it('compares without routes for repairs, too', async () => {
  const service = await startService(courses);
  expect(await service.get(PaymentReconciliation).run()).toEqual([]);
  expect(await service.db.rows('SELECT kind, status FROM reconcile_run')).toEqual([
    { kind: 'full', status: 'complete' },
  ]);
  await service.close();
});
