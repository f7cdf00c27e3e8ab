import { Log } from '#kit/log/log';
import { food as foodService } from '#services/food/food';
import { type Food, startFood } from '../food/food';
import { startService, type TestService } from '../harness/app';
import { Browser } from './browser';
import { allowConnections, registeredApp } from './oauth.actors';

let food: Food;
let logged: TestService;
const lines: string[] = [];
beforeAll(async () => {
  food = await startFood();
  await allowConnections(food.service);
  logged = await startService(foodService, {}, new Log('trace', () => ({ write: line => lines.push(line) })));
});
afterAll(async () => {
  await logged?.close();
  await food.service.close();
});

it('no code, token, cookie or running request is in the log', async () => {
  const app = await registeredApp(logged, 'staff');
  const browser = new Browser(logged.origin);
  const place = await app.open(browser);
  const { code } = await app.connect(food.owner, { browser });
  const answer = await app.exchange(code!);
  const next = await app.refresh(answer.refresh_token!);
  await app.refresh('a-refresh-token-that-nobody-knows');
  await app.exchange(code!);
  const secrets = [
    place.split('/').at(-1)!,
    code!,
    ...[answer, next].flatMap(each => [each.access_token!, each.refresh_token!]),
    ...browser.cookieHeader(`${app.path}/authorize`).split(/[=;] ?/),
    'a-refresh-token-that-nobody-knows',
    app.proof.verifier,
  ].filter(secret => secret.length > 20);
  expect(secrets.length).toBeGreaterThan(8);
  const text = lines.join('');
  expect(text).toContain('/food/oauth/staff/token');
  expect(text).toContain('/food/oauth/staff/authorize/[secret]');
  expect(secrets.filter(secret => text.includes(secret))).toEqual([]);
});
