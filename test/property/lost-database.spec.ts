/**
 * Closes the connections of its application for good.
 * @own-database
 */
import { type Property, startProperty } from './property';

let property: Property;
beforeAll(async () => {
  property = await startProperty();
});
afterAll(() => property?.service.close());

it('is told by the health route with 200', async () => {
  await property.service.db.dataSource.destroy();
  const answer = await property.anonymous.get('/api/health');
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ success: true, data: { status: 'degraded', database: 'down' }, message: '' });
});
