interface AppChallenge {
  /** Address of the metadata of the resource (RFC 9728). */
  resourceMetadata: string;
  /** Scopes to ask for. */
  scope: string;
  error?: 'invalid_token' | 'insufficient_scope' | undefined;
}

/** The header `WWW-Authenticate` with which an app begins its sign-in, or asks the person for more. */
export function appChallenge({ resourceMetadata, scope, error }: AppChallenge): string {
  const parameters = { resource_metadata: resourceMetadata, scope, ...(error && { error }) };
  const quoted = Object.entries(parameters).map(([name, value]) => `${name}="${value}"`);
  return `Bearer ${quoted.join(', ')}`;
}

/** The scopes that make sense while the setting allows changes, or does not. */
export const usefulScopes = (mayWrite: boolean): string => (mayWrite ? 'read write' : 'read');
