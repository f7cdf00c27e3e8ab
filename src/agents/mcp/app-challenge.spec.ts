import { grantableScopes } from '../oauth/scopes';
import { appChallenge } from './app-challenge';

const resourceMetadata = 'https://api.example.com/.well-known/oauth-protected-resource/food/mcp/staff';

it('names the metadata of the address and the scopes to ask for', () => {
  expect(appChallenge({ resourceMetadata, scopes: grantableScopes(false) })).toBe(
    `Bearer resource_metadata="${resourceMetadata}", scope="read"`,
  );
});

it('says why a token is not enough', () => {
  expect(appChallenge({ resourceMetadata, scopes: grantableScopes(true), error: 'insufficient_scope' })).toBe(
    `Bearer resource_metadata="${resourceMetadata}", scope="read write", error="insufficient_scope"`,
  );
});
