import { MAX_NAME_LENGTH, snakeCase, toolName } from './tool-names';

describe('the name of a tool', () => {
  it.each([
    ['Orders', 'get', '/api/orders', 'orders_list'],
    ['Orders', 'get', '/api/orders/{id}', 'orders_get'],
    ['Orders', 'get', '/api/orders/my', 'orders_list_my'],
    ['Orders', 'get', '/api/orders/number/{orderNumber}', 'orders_get_by_number'],
    ['Orders', 'get', '/api/orders/statistic', 'orders_get_statistic'],
    ['Orders', 'post', '/api/orders', 'orders_create'],
    ['Orders', 'put', '/api/orders/{id}', 'orders_update'],
    ['Orders', 'delete', '/api/orders/{id}', 'orders_delete'],
    ['Order handling', 'patch', '/api/orders/{id}/status', 'order_handling_change_status'],
    ['Bookings', 'post', '/api/bookings/{reference}/cancel', 'bookings_cancel'],
    ['Customers', 'get', '/api/users', 'customers_list'],
    ['Customers', 'post', '/api/users/deleted/{username}/restore', 'customers_restore'],
    ['Menu', 'get', '/api/products/featured', 'menu_list_featured_products'],
    ['Menu editing', 'patch', '/api/products/{id}', 'menu_editing_update_product'],
    ['Curriculum', 'post', '/api/sections/{sectionId}/lessons', 'curriculum_create_lesson'],
    ['Curriculum', 'post', '/api/sections/{sectionId}/lessons/reorder', 'curriculum_reorder_lessons'],
    ['Quizzes', 'post', '/api/quizzes', 'quizzes_create'],
    ['Quizzes', 'patch', '/api/quizzes/{id}/questions/{questionId}', 'quizzes_update_question'],
    ['Community', 'post', '/api/gym/community/groups/{slug}/join', 'community_join_group'],
    ['Notifications', 'patch', '/api/notifications/read-all', 'notifications_mark_all_read'],
    ['Team', 'patch', '/api/admins/{id}/roles', 'team_change_roles'],
    ['Catalogue: dishes', 'get', '/api/manage/dishes', 'catalogue_dishes_list'],
    ['Billing plans', 'post', '/api/billing-plans/manage', 'billing_plans_create'],
  ])('of %s, %s %s is %s', (tag, method, path, name) => {
    expect(toolName({ tag, method, path }, ['gym'])).toBe(name);
  });

  it('has the phrase of the service where there is one', () => {
    expect(toolName({ tag: 'Quotes', method: 'post', path: '/api/checkout/quote' }, [], 'calculate')).toBe(
      'quotes_calculate',
    );
  });

  it('ends with a whole word where it is too long', () => {
    const name = toolName({ tag: 'Orders', method: 'get', path: `/api/${'very-'.repeat(20)}long-word` }, []);
    expect(name.length).toBeLessThanOrEqual(MAX_NAME_LENGTH);
    expect(name).toMatch(/^orders_get(_very)+$/);
  });
});

it('writes tags in snake case', () => {
  expect(['Order handling', 'Catalogue: exercises', 'Settings (shop)', 'order-handling'].map(snakeCase)).toEqual([
    'order_handling',
    'catalogue_exercises',
    'settings_shop',
    'order_handling',
  ]);
});
