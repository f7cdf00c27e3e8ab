import { ConnectedAppGrants } from '#agents/oauth/connected-app-grants.service';
import { type Food, startFood } from '../food/food';
import { allowConnections, registeredApp } from './oauth.actors';

let food: Food;
beforeAll(async () => {
  food = await startFood();
  await allowConnections(food.service);
});
afterAll(() => food.service.close());

const holderOf = (word: string, token: string) => {
  const { address } = { address: food.service.get(ConnectedAppGrants) };
  return address;
};

it('an app gets a token for the account that allowed it', async () => {
  const app = await registeredApp(food.service, 'staff');
  const sent = await app.connect(food.owner);
  expect(sent).toEqual({ code: expect.any(String), state: 'a state', iss: app.issuer });
  const answer = await app.exchange(sent['code']!);
  expect(answer).toMatchObject({ status: 200, token_type: 'Bearer', expires_in: 1800, scope: 'read write' });
  const holder = await food.service.get(ConnectedAppGrants).holderOf(answer.access_token!, app.address);
  expect(holder).toMatchObject({ appName: 'Assistant', audience: 'staff', caller: { id: food.owner.id } });
  const again = await app.refresh(answer.refresh_token!);
  expect(again).toMatchObject({ status: 200, scope: 'read write' });
  expect(holderOf).toBeDefined();
});
