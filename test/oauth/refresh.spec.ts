import { type Food, startFood } from '../food/food';
import { ConnectedAppGrants } from '#agents/oauth/connected-app-grants.service';
import { food as foodService } from '#services/food/food';
import { startService, type TestService } from '../harness/app';
import { allowConnections, App, registeredApp, type TokenAnswer } from './oauth.actors';

let food: Food;
/** Another process with the same database. */
let second: TestService;
beforeAll(async () => {
  food = await startFood();
  await allowConnections(food.service);
  second = await startService(foodService);
});
beforeEach(() => food.service.clock.reset());
afterAll(async () => {
  await second?.close();
  await food.service.close();
});

const connected = async (): Promise<{ app: App; answer: TokenAnswer }> => {
  const app = await registeredApp(food.service, 'staff');
  return { app, answer: await app.tokensOf(food.owner) };
};
const atSecond = ({ clientId }: App) => new App(food.service, 'staff', clientId, undefined, second.origin);
const living = async ({ clientId }: App) =>
  (
    await food.service.db.rows(
      `SELECT r.id FROM oauth_record r JOIN connected_app a ON a.id = r.grant_id
       JOIN oauth_client c ON c.id = a.oauth_client_id
       WHERE c.client_id = $1 AND r.model = 'RefreshToken' AND r.consumed_at IS NULL AND a.ended_at IS NULL`,
      [clientId],
    )
  ).length;
const endOf = async ({ clientId }: App) =>
  (
    await food.service.db.row<{ reason: string | null }>(
      `SELECT a.ended_reason AS reason FROM connected_app a JOIN oauth_client c ON c.id = a.oauth_client_id
       WHERE c.client_id = $1`,
      [clientId],
    )
  )?.reason;
const ALREADY = { status: 400, error: 'invalid_grant' };

it('a refresh token turns with each use', async () => {
  const { app, answer } = await connected();
  const next = await app.refresh(answer.refresh_token!);
  expect(next).toMatchObject({ status: 200, scope: 'read write', expires_in: 1800 });
  expect(next.refresh_token).not.toBe(answer.refresh_token);
  expect(await atSecond(app).refresh(next.refresh_token!)).toMatchObject({ status: 200 });
  expect(await living(app)).toBe(1);
});

it('within ten seconds a lost answer is given again, and the unused one dies', async () => {
  const { app, answer } = await connected();
  food.service.clock.stop();
  const lost = await app.refresh(answer.refresh_token!);
  food.service.clock.advance({ seconds: 9 });
  const again = await app.refresh(answer.refresh_token!);
  expect(again).toMatchObject({ status: 200 });
  expect(await living(app)).toBe(1);
  expect(await app.refresh(lost.refresh_token!)).toMatchObject(ALREADY);
  expect(await endOf(app)).toBeNull();
  expect(await app.refresh(again.refresh_token!)).toMatchObject({ status: 200 });
});

it('the first use of a successor ends that time, and a later repetition the connection', async () => {
  const { app, answer } = await connected();
  const next = await app.refresh(answer.refresh_token!);
  const afterwards = await app.refresh(next.refresh_token!);
  expect(await app.refresh(answer.refresh_token!)).toMatchObject(ALREADY);
  expect(await endOf(app)).toBe('token_reused');
  expect(await living(app)).toBe(0);
  expect(await app.refresh(afterwards.refresh_token!)).toMatchObject(ALREADY);
  const grants = food.service.get(ConnectedAppGrants);
  for (const { access_token: token } of [answer, next, afterwards])
    expect(await grants.holderOf(token!, app.address)).toBeUndefined();
});

it('after ten seconds a repetition ends the connection', async () => {
  const { app, answer } = await connected();
  const next = await app.refresh(answer.refresh_token!);
  food.service.clock.advance({ seconds: 11 });
  expect(await app.refresh(answer.refresh_token!)).toMatchObject(ALREADY);
  expect(await endOf(app)).toBe('token_reused');
  expect(await app.refresh(next.refresh_token!)).toMatchObject(ALREADY);
});

it('twenty repetitions at once at two processes leave one refresh token alive', async () => {
  const { app, answer } = await connected();
  const both = [app, atSecond(app)];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, each) => both[each % 2]!.refresh(answer.refresh_token!)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(each => each.refresh_token)).size).toBe(20);
  expect(await living(app)).toBe(1);
});

it('repetitions while the successor is used leave at most one alive', async () => {
  const { app, answer } = await connected();
  const next = await app.refresh(answer.refresh_token!);
  const both = [app, atSecond(app)];
  await Promise.all(
    Array.from({ length: 20 }, (_, each) =>
      both[each % 2]!.refresh(each % 4 < 2 ? answer.refresh_token! : next.refresh_token!),
    ),
  );
  expect(await living(app)).toBeLessThanOrEqual(1);
});

it('a code that is sent to two processes at once leaves no token behind', async () => {
  const app = await registeredApp(food.service, 'staff');
  const { code } = await app.connect(food.owner);
  const other = atSecond(app);
  const exchange = (of: App) => of.exchange(code!, { code_verifier: app.proof.verifier });
  const answers = await Promise.all([app, other, app, other].map(exchange));
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  expect(await living(app)).toBe(0);
  expect(await endOf(app)).toBe('token_reused');
});

it('thirty days without a use end it', async () => {
  const { app, answer } = await connected();
  food.service.clock.advance({ hours: 24 * 29 });
  const next = await app.refresh(answer.refresh_token!);
  expect(next).toMatchObject({ status: 200 });
  food.service.clock.advance({ hours: 24 * 30 });
  expect(await app.refresh(next.refresh_token!)).toMatchObject(ALREADY);
});
