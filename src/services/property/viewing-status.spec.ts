import { statusAfter, VIEWING_ACTIONS, VIEWING_STATUSES } from './viewing-status';

describe('statusAfter', () => {
  it('knows every way through the statuses and no other', () => {
    const ways = VIEWING_STATUSES.flatMap(status =>
      VIEWING_ACTIONS.flatMap(action => {
        try {
          return [`${status} ${action} ${statusAfter(action, status)}`];
        } catch (refused) {
          expect(refused).toMatchObject({ status: 400, key: 'viewing_action_not_allowed' });
          return [];
        }
      }),
    );
    expect(ways).toEqual([
      'requested confirm confirmed',
      'requested cancel cancelled',
      'confirmed complete completed',
      'confirmed cancel cancelled',
    ]);
  });
});
