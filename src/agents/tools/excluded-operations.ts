import type { Document, Operation, Schema } from '#kit/openapi/document';
import { isSecret } from '#kit/openapi/secrets';
import { resolved } from './schema-references';
import { IDEMPOTENCY_KEY } from './tool-schemas';
import { secretFieldsOf } from './tool-secrets';

export type Exclusion =
  | 'webhook'
  | 'signed link'
  | 'key in a header'
  | 'model'
  | 'key or token'
  | 'sign-in or password'
  | 'secret in the body'
  | 'file upload'
  | 'no JSON response';

/** Why an operation is not a tool; undefined if it is one. */
export function exclusionOf(
  method: string,
  path: string,
  operation: Operation,
  document: Document,
): Exclusion | undefined {
  const access = String(operation['x-access']);
  if (access === 'webhook') return 'webhook';
  if (access === 'signed-link') return 'signed link';
  if (takesKeyInHeader(operation)) return 'key in a header';
  if (MODEL.test(path)) return 'model';
  if (CREDENTIALS.some(route => route.test(`${method.toUpperCase()} ${path}`))) return 'key or token';
  if (SIGN_IN.test(path)) return 'sign-in or password';
  if (takesSecret(operation, document)) return 'secret in the body';
  if (takesOnlyForm(operation)) return 'file upload';
  return answersJson(operation) ? undefined : 'no JSON response';
}

/** Conversations with a model and the MCP endpoint: a model must not call itself. */
const MODEL = /^\/api\/(ai|mcp)(\/|$)/;

/** Routes that return or manage keys, tokens and connections of apps. */
const CREDENTIALS = [
  / \/api\/access-keys(\/|$)/,
  / \/api\/connected-apps(\/|$)/,
  / \/api\/webhook-(endpoints|types)(\/|$)/,
  /^POST .*\/devices\/keys$/,
  /^POST \/api\/calendar\/exports$/,
  /^POST \/api\/demo\/session$/,
];

/** Everything below `auth` except the own profile, and all changes of passwords. */
const SIGN_IN = /\/auth\/(?!(\w+\/)?me$)|password$/;

const takesKeyInHeader = ({ parameters = [] }: Operation) =>
  parameters.some(({ in: place, name }) => place === 'header' && name !== IDEMPOTENCY_KEY && /key$/i.test(name));

/** A password, or a secret that the operation needs. Other tokens are left out of the arguments (`toolInput`). */
function takesSecret({ requestBody }: Operation, { components: { schemas } }: Document): boolean {
  return Object.values(requestBody?.content ?? {}).some(({ schema = {} }) => {
    const { properties = {}, required = [] } = resolved(schema, schemas);
    return Object.entries(properties).some(([name, field]) =>
      isSecret(field)
        ? required.includes(name) || field.format === PASSWORD
        : secretFieldsOf(field, schemas).length > 0,
    );
  });
}

const PASSWORD: Schema['format'] = 'password';

function takesOnlyForm({ requestBody }: Operation): boolean {
  const types = Object.keys(requestBody?.content ?? {});
  return types.length > 0 && !types.includes('application/json');
}

function answersJson({ responses }: Operation): boolean {
  const success = Object.entries(responses).find(([status]) => /^[23]/.test(status))?.[1];
  return success?.content?.['application/json'] !== undefined;
}
