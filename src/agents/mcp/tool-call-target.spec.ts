import { targetInData, targetInPath } from './tool-call-target';

it.each([
  ['/api/orders/{id}/status', { id: 7, status: 'ready' }, '7'],
  ['/api/courses/{slug}/sections/{section}', { slug: 'a', section: 3 }, '3'],
  ['/api/orders', { id: 7 }, undefined],
  ['/api/orders/{id}', { id: { deep: true } }, undefined],
  ['/api/pages/{slug}', { slug: 'x'.repeat(200) }, 'x'.repeat(120)],
])('the path %s names its record', (path, args, target) => {
  expect(targetInPath({ path, secretArguments: [] }, args)).toBe(target);
});

it('masks the token of a path', () => {
  const path = '/api/waitlist/{token}';
  expect(targetInPath({ path, secretArguments: ['token'] }, { token: 'cd5a9f' })).toBe('[secret]');
  expect(targetInPath({ path, secretArguments: [] }, { token: 'cd5a9f' })).toBe('cd5a9f');
});

it.each([
  [{ id: 4 }, '4'],
  [{ id: 'ORD-1' }, 'ORD-1'],
  [[{ id: 4 }], undefined],
  [null, undefined],
  ['done', undefined],
])('the response %j contains its record', (data, target) => {
  expect(targetInData(data)).toBe(target);
});
