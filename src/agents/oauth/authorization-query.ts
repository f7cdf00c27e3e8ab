import { isStorableText } from '#kit/text/storable-text';
import { requestedScopes } from './scopes';

/** Parameters of OpenID Connect, which clients may send although nothing here is OpenID Connect. */
const IGNORED = ['acr_values', 'claims', 'claims_locales', 'id_token_hint', 'max_age', 'nonce'];
const PROMPTS = new Set(['none', 'login', 'consent']);
/** In place of modes that are not offered: the library would answer some of them with a page that has a script. */
const NO_MODE = 'not_offered';

/**
 * The query of an authorization request as the library gets it: known scopes and prompts, no text that cannot be stored, and
 * the published spelling of the resource.
 * @param resourceMeant the published spelling; undefined for another resource
 */
export function authorizationQuery(query: string, resourceMeant: (sent: string) => string | undefined): string {
  const params = new URLSearchParams(query);
  for (const name of IGNORED) params.delete(name);
  for (const name of new Set(params.keys())) if (!params.getAll(name).every(isStorableText)) params.delete(name);
  if (params.getAll('response_mode').some(mode => mode !== 'query')) params.set('response_mode', NO_MODE);
  if (params.getAll('scope').length <= 1)
    params.set('scope', requestedScopes(params.get('scope') ?? undefined).join(' '));
  const prompts = params.getAll('prompt');
  if (prompts.length === 1) {
    const known = prompts[0]!.split(' ').filter(prompt => PROMPTS.has(prompt));
    if (known.length > 0) params.set('prompt', known.join(' '));
    else params.delete('prompt');
  }
  const resources = params.getAll('resource');
  params.delete('resource');
  for (const sent of resources) params.append('resource', resourceMeant(sent) ?? sent);
  return params.toString();
}
