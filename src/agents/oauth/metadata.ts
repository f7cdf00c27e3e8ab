import { SECRET_METHODS } from './client-metadata';
import { APP_SCOPES } from './connected-app.entity';
import { SIGNING_ALGORITHMS } from './provider-options';

/** Metadata of an authorization server (RFC 8414). Written here, since the library would name more than is offered. */
export const serverMetadata = (issuer: string, { registers }: { registers: boolean }) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  ...(registers && { registration_endpoint: `${issuer}/register` }),
  scopes_supported: [...APP_SCOPES],
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none', 'private_key_jwt', ...SECRET_METHODS],
  token_endpoint_auth_signing_alg_values_supported: [...SIGNING_ALGORITHMS],
  code_challenge_methods_supported: ['S256'],
  client_id_metadata_document_supported: true,
  authorization_response_iss_parameter_supported: true,
});

/** Metadata of an address of apps (RFC 9728). */
export const resourceMetadata = (resource: string, issuer: string, name: string) => ({
  resource,
  authorization_servers: [issuer],
  scopes_supported: [...APP_SCOPES],
  bearer_methods_supported: ['header'],
  resource_name: name,
});
