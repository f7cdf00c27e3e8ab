import type { KeyHolder } from '../access-keys/key-holders.service';
import type { AppHolder } from '../oauth/connected-app-grants.service';
import { requestedTools, selectionFor } from './mcp-selection';

const user = { address: '', language: 'en' } as const;
const withKey = (key: Partial<KeyHolder>) => ({ user, id: '', key: { isReadOnly: false, ...key } as KeyHolder });
const withApp = (app: Partial<AppHolder>) => ({ user, id: '', app: app as AppHolder });
const all = { toolsets: undefined, readOnly: false };
const writing = { mayWrite: true };

it.each([
  ['/mcp', undefined, false],
  ['/mcp?toolsets=', undefined, false],
  ['/mcp?toolsets=orders,menu', ['orders', 'menu'], false],
  ['/mcp?toolsets=orders&toolsets=%20menu%20', ['orders', 'menu'], false],
  ['/mcp?toolsets=orders,all', 'all', false],
  ['/mcp?read_only=true', undefined, true],
  ['/mcp?read_only', undefined, true],
  ['/mcp?read_only=false', undefined, false],
])('%s selects', (url, toolsets, readOnly) => {
  expect(requestedTools(url)).toEqual({ toolsets, readOnly });
});

it('offers no writes without the setting, to a key for reading, and where none are wanted', () => {
  expect(selectionFor(all, { user, id: '' }, writing).readOnly).toBe(false);
  expect(selectionFor(all, { user, id: '' }, { mayWrite: false }).readOnly).toBe(true);
  expect(selectionFor(all, withKey({ isReadOnly: true }), writing).readOnly).toBe(true);
  expect(selectionFor({ ...all, readOnly: true }, withKey({}), writing).readOnly).toBe(true);
});

it('never leaves the toolsets of the key', () => {
  const key = withKey({ toolsets: ['orders'] });
  expect(selectionFor(all, key, writing)).toMatchObject({ toolsets: ['orders'], within: ['orders'] });
  expect(selectionFor({ ...all, toolsets: 'all' }, key, writing)).toMatchObject({
    toolsets: 'all',
    within: ['orders'],
  });
  expect(selectionFor({ ...all, toolsets: ['menu'] }, key, writing)).toMatchObject({
    toolsets: ['menu'],
    within: ['orders'],
  });
  expect(selectionFor(all, withKey({}), writing)).toEqual({ readOnly: false });
});

it('offers an app within its toolsets, with changes even if it may only read', () => {
  const app = withApp({ toolsets: ['orders'], scopes: new Set(['read']) });
  const within = ['orders'];
  expect(selectionFor(all, app, writing)).toEqual({ toolsets: within, within, readOnly: false });
  expect(selectionFor({ ...all, toolsets: 'all' }, app, writing)).toMatchObject({ toolsets: 'all', within });
  expect(selectionFor(all, app, { mayWrite: false }).readOnly).toBe(true);
});
