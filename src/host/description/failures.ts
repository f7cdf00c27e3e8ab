import {
  BadRequest,
  BodyTooLarge,
  MalformedJson,
  type Refuse,
  ServerBusy,
  ServiceUnavailable,
  TooManyValues,
  UnsupportedMediaType,
  ValidationFailed,
} from '#kit/refusals/refusal';
import { MAX_VALUES } from '#kit/http/json-body';
import { UNKNOWN_PARAMETERS } from '#kit/http/query.guard';
import type { ServiceDefinition } from '#kit/service/service-definition';
import type { Operation, Response } from '#kit/openapi/document';
import { keyRefusals } from './request-keys';

const FAILURE = '#/components/schemas/Failure';

/** Refusals that every operation can return. */
function refusedBefore(operation: Operation, method: string): Refuse[] {
  const json = operation.requestBody?.content['application/json'];
  const ofBodies = operation.requestBody ? [BodyTooLarge, UnsupportedMediaType] : [];
  return [
    BadRequest,
    ...(json || refusesParameters(operation, method) ? [ValidationFailed] : []),
    ...(json ? [MalformedJson, TooManyValues] : []),
    ...ofBodies,
    ...keyRefusals(operation),
    ServerBusy,
    ServiceUnavailable,
  ];
}

function refusesParameters(operation: Operation, method: string): boolean {
  const hasParameters = operation.parameters?.some(parameter => parameter.in === 'query') ?? false;
  return !(UNKNOWN_PARAMETERS in operation) && (method === 'get' || hasParameters);
}

/** Documents refusals with the codes and messages of the service. */
export class FailureTexts {
  readonly examples: Record<string, { summary: string; value: object }> = {};

  constructor(
    private readonly definition: ServiceDefinition,
    private readonly messages: Readonly<Record<string, string>>,
  ) {}

  /** Adds every refusal of an operation: each status with its codes and an example. */
  complete(operation: Operation, method: string): void {
    for (const { status, key } of refusedBefore(operation, method)) this.add(operation, status, key);
    const answers = Object.keys(operation.responses).some(status => status.startsWith('2'));
    if (!answers) operation.responses['default'] = { description: 'Any other failure.', content: CONTENT };
    for (const [status, response] of Object.entries(operation.responses)) {
      if (!(Number(status) >= 400) || !isFailure(response)) continue;
      const keys = [...new Set([...response.description.matchAll(/`([a-z0-9_]+)`/g)].map(([, key]) => key!))].sort();
      operation.responses[status] = this.response(operation, Number(status), keys, response);
    }
  }

  private add({ responses }: Operation, status: number, key: string): void {
    const known = responses[status];
    if (known && !isFailure(known)) return;
    const description = [known?.description, `\`${key}\``].filter(Boolean).join(', ');
    responses[status] = {
      ...known,
      description,
      content: known?.content ?? CONTENT,
    };
  }

  private response(operation: Operation, status: number, keys: string[], response: Response): Response {
    const refusals = keys.map(key => this.example(operation, status, key));
    return {
      description: refusals.map(({ code, message }) => `\`${code}\`: ${message}`).join('\n\n'),
      ...(status === 429 || status === 503 ? { headers: RETRY_AFTER } : {}),
      content: {
        'application/json': {
          schema: response.content?.['application/json']?.schema ?? { $ref: FAILURE },
          examples: Object.fromEntries(
            refusals.map(({ code }) => [code, { $ref: `#/components/examples/${code}` } as never]),
          ),
        },
      },
    };
  }

  private example(operation: Operation, status: number, key: string): { code: string; message: string } {
    const template = this.messages[`errors.${key}`] ?? this.messages[`validation.${key}`] ?? key;
    const message = template
      .replace('{{permissions}}', String(operation['x-access']).replaceAll(' or ', ', '))
      .replace('{{max}}', MAX_VALUES.toLocaleString('en'));
    const isField = key === ValidationFailed.key;
    const value = this.definition.failureShape({
      status,
      key,
      message,
      errors: isField ? { email: [EMAIL_MISSING] } : undefined,
      codes: isField ? { email: [{ code: 'required' }] } : undefined,
      details: undefined,
      extra: undefined,
    });
    const code = String(value['code']);
    this.examples[code] = { summary: message, value };
    return { code, message };
  }
}

const CONTENT = { 'application/json': { schema: { $ref: FAILURE } } };
const EMAIL_MISSING = 'E-mail address is missing.';

const isFailure = ({ content }: Response): boolean => JSON.stringify(content ?? {}).includes(FAILURE);

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds until the next attempt is allowed.', schema: { type: 'integer', minimum: 1 } },
};
