import { applyDecorators, HttpCode, SetMetadata, type Type } from '@nestjs/common';
import { ApiExtension, ApiExtraModels, ApiOperation, ApiResponse, getSchemaPath } from '../openapi/api-notes';
import type { Refuse } from '../refusals/refusal';
import { modelDescription } from '../views/model-description';

/** The response of a route: a view, a list of views, a page (see `page.ts`), or null for nothing. */
export type ResponseModel = Type | [Type] | PageModel | null;

export interface PageModel {
  row: Type;
  /** The other views of a response that is one of several. */
  others?: readonly Type[];
  /** Property of the rows; undefined if `data` is the list or a single row. */
  rows?: string;
  schema: (rowReference: object) => object;
  /** Extra properties of the envelope and their model. */
  envelope?: { model: Type; properties: Record<string, object> };
}

const ANSWER = 'answer';
const MESSAGE_KEY = 'message key';
const REFUSALS = 'refusals';
const DESCRIPTION = 'description';
/** OpenAPI extension with the descriptions of path parameters, which the finished document omits. */
export const PATH_PARAMETER = 'x-path-';
/** OpenAPI extension with the names of secret path parameters, which the finished document omits. */
export const SECRET_PATH = 'x-secret-path';

/** A route that reads or changes: 200. */
export const Returns = (summary: string, answer: ResponseModel, ...refusals: Refuse[]) =>
  applyDecorators(HttpCode(200), described(summary, 200, answer), Refuses(...refusals));

/** A route that creates: 201. */
export const Creates = (summary: string, answer: ResponseModel, ...refusals: Refuse[]) =>
  applyDecorators(HttpCode(201), described(summary, 201, answer), Refuses(...refusals));

/** A route that queues work for later: 202. */
export const Accepts = (summary: string, answer: ResponseModel, ...refusals: Refuse[]) =>
  applyDecorators(HttpCode(202), described(summary, 202, answer), Refuses(...refusals));

/** Description of an operation. Access, rate limits, idempotency and paging are added automatically. */
export const Describe = (...sentences: [string, ...string[]]) =>
  applyDecorators(SetMetadata(DESCRIPTION, sentences.join(' ')), ApiExtension('x-does', sentences.join(' ')));

/** Path parameters by name, of one route or of all routes of a controller; the route takes precedence. */
export const DescribePath = (parameters: Readonly<Record<string, string>>) =>
  applyDecorators(
    ...Object.entries(parameters).map(([name, description]) => ApiExtension(`${PATH_PARAMETER}${name}`, description)),
  );

/** Names path parameters that are tokens or keys; the log and the record of tool calls mask them. */
export const SecretPath = (...names: string[]) =>
  applyDecorators(SetMetadata(SECRET_PATH, names), ApiExtension(SECRET_PATH, names));

export const secretPathOf = (handler: object): readonly string[] =>
  (Reflect.getMetadata(SECRET_PATH, handler) as string[] | undefined) ?? [];

export const descriptionOf = (handler: object): string | undefined =>
  Reflect.getMetadata(DESCRIPTION, handler) as string | undefined;

export const responseOf = (handler: object): ResponseModel | undefined =>
  Reflect.getMetadata(ANSWER, handler) as ResponseModel | undefined;

/** A message key, or a function of the response that returns one. */
type MessageKey = string | ((answer: never) => string);

/** Sets `message` of the response, translated to the language of the request. */
export const ResponseMessage = (key: MessageKey) => SetMetadata(MESSAGE_KEY, key);

export function messageKeyOf(handler: object, answer: unknown): string | undefined {
  const key = Reflect.getMetadata(MESSAGE_KEY, handler) as MessageKey | undefined;
  return typeof key === 'function' ? key(answer as never) : key;
}

/** Documents refusals of the route. Can be applied several times. */
export function Refuses(...refusals: Refuse[]): MethodDecorator {
  return (target, name, descriptor: PropertyDescriptor) => {
    const handler = descriptor.value as object;
    const all = [...((Reflect.getMetadata(REFUSALS, handler) as Refuse[] | undefined) ?? []), ...refusals];
    Reflect.defineMetadata(REFUSALS, all, handler);
    const statuses = refusals.map(refusal => refusal.status);
    failureSchemas(statuses, { $ref: FAILURE })(target, name, descriptor);
  };
}

/** Describes additional fields of the refusals with these statuses. Put it above the list of refusals. */
export const RefusesWithFields = (statuses: readonly number[], fields: Readonly<Record<string, object>>) =>
  failureSchemas(statuses, {
    allOf: [{ $ref: FAILURE }, { type: 'object', properties: { ...fields }, additionalProperties: true }],
  });

const FAILURE = '#/components/schemas/Failure';

function failureSchemas(statuses: readonly number[], schema: object): MethodDecorator {
  return (target, name, descriptor: PropertyDescriptor) => {
    const all = (Reflect.getMetadata(REFUSALS, descriptor.value as object) as Refuse[] | undefined) ?? [];
    for (const status of new Set(statuses)) {
      const keys = [...new Set(all.filter(refusal => refusal.status === status).map(refusal => refusal.key))];
      const description = keys.map(key => `\`${key}\``).join(', ');
      const respond = ApiResponse({ status, description, schema }) as MethodDecorator;
      respond(target, name, descriptor as TypedPropertyDescriptor<never>);
    }
  };
}

function described(summary: string, status: number, answer: ResponseModel): MethodDecorator {
  const properties = envelopeOf(answer);
  const schema = { type: 'object', required: Object.keys(properties), properties };
  return applyDecorators(
    SetMetadata(ANSWER, answer),
    ApiOperation({ summary }),
    ...modelsOf(answer).map(model => ApiExtraModels(model)),
    ApiResponse({ status, description: contentOf(answer), schema }),
  );
}

/** What the response contains, in one sentence. */
function contentOf(answer: ResponseModel): string {
  if (answer === null) return 'Done; `data` is null.';
  const [model] = modelsOf(answer);
  const description = (model && modelDescription(model)) ?? '';
  if (description === '') return '';
  const entry = `each entry is ${description.charAt(0).toLowerCase()}${description.slice(1)}.`;
  if (Array.isArray(answer)) return `A list; ${entry}`;
  if (!isPage(answer)) return `${description}.`;
  if (answer.others) return `${description}, or for another audience the response of its sign-in route.`;
  return 'nullable' in answer.schema({}) ? `${description}; null if there is none.` : `One page of a list; ${entry}`;
}

const envelopeOf = (answer: ResponseModel) => ({
  success: { type: 'boolean', enum: [true] },
  data: dataSchema(answer),
  message: { type: 'string' },
  ...envelopeExtras(answer)?.properties,
});

const envelopeExtras = (answer: ResponseModel) =>
  answer && !Array.isArray(answer) && isPage(answer) ? answer.envelope : undefined;

function dataSchema(answer: ResponseModel): object {
  if (answer === null) return { nullable: true, example: null };
  if (Array.isArray(answer)) return { type: 'array', items: reference(answer[0]) };
  if (isPage(answer)) return answer.schema(reference(answer.row));
  return reference(answer);
}

const reference = (model: Type) => ({ $ref: getSchemaPath(model) });

function modelsOf(answer: ResponseModel): Type[] {
  if (answer === null) return [];
  if (Array.isArray(answer)) return answer;
  const beside = envelopeExtras(answer);
  const others = isPage(answer) ? (answer.others ?? []) : [];
  return [isPage(answer) ? answer.row : answer, ...others, ...(beside ? [beside.model] : [])];
}

function isPage(answer: Type | PageModel): answer is PageModel {
  return 'row' in answer;
}
