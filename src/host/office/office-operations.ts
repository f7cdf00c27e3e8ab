import { type Document, type Operation, operationsOf, type Parameter, type Schema } from '#kit/openapi/document';
import { ONLY_FOR } from '#kit/access/only-for';
import { OLDER_SPELLING_OF } from '#kit/fields/alias';
import { officeShape } from '#kit/service/office-titles';
import type { OfficeOperation, OfficeParameter, OfficeResult } from './office-definition';

const STAFF = 'staff';
const ANYONE = 'anyone';
const KEY_HEADER = 'Idempotency-Key';
/** Public, and read by the office itself. */
const SETTINGS = '/settings/public';

/** The operations of the staff, and the public reads of the records that staff change. */
export function officeOperations(document: Document): OfficeOperation[] {
  const all = operationsOf(document).map(({ path, method, operation }) => ({
    path: path.replace(/^\/api/, ''),
    method: method as OfficeOperation['method'],
    operation,
  }));
  const staff = all.filter(({ operation }) => isOfStaff(operation));
  const shapes = new Set(staff.flatMap(({ path }) => [officeShape(path), officeShape(path).replace(/\/\{\}$/, '')]));
  const isNeeded = ({ path, method, operation }: (typeof all)[number]) =>
    method === 'get' && operation['x-access'] === ANYONE && (path === SETTINGS || shapes.has(officeShape(path)));
  return all
    .filter(one => isOfStaff(one.operation) || isNeeded(one))
    .map(({ path, method, operation }) => described(path, method, operation, document.components.schemas));
}

/** Whether a token of staff is needed, or shows more. */
const isOfStaff = ({ security = [] }: Operation): boolean => security.some(requirement => STAFF in requirement);

function described(
  path: string,
  method: OfficeOperation['method'],
  operation: Operation,
  schemas: Record<string, Schema>,
): OfficeOperation {
  const access = String(operation['x-access']);
  const audiences = (operation.security ?? []).flatMap(requirement => Object.keys(requirement));
  const admitted = access.split(' or ');
  const isOfAccounts = admitted.every(one => audiences.includes(one));
  const isOpen = isOfAccounts || access.startsWith(ANYONE) || access.startsWith('optional');
  const content = operation.requestBody?.content ?? {};
  const form = content['multipart/form-data']?.schema;
  const body = content['application/json']?.schema ?? form;
  const parameters = operation.parameters ?? [];
  return {
    id: operation.operationId ?? `${method} ${path}`,
    method,
    path,
    permissions: isOpen ? [] : admitted,
    ...(operation[ONLY_FOR] !== undefined && { onlyFor: operation[ONLY_FOR] as string }),
    title: (operation as { summary?: string }).summary ?? '',
    isTitled: false,
    tag: operation.tags?.[0] ?? '',
    query: parameters.filter(isQuery).map(queryOf),
    ...(body && { body }),
    ...(body && body === form && { isUpload: true }),
    ...(parameters.some(({ name }) => name === KEY_HEADER) && { takesKey: true }),
    result: resultOf(operation, schemas, !path.endsWith('}')),
  };
}

const isQuery = (parameter: Parameter): boolean =>
  parameter.in === 'query' &&
  parameter[OLDER_SPELLING_OF] === undefined &&
  !parameter.description?.startsWith('Another name for');

const queryOf = ({ name, required, schema = {}, description }: Parameter): OfficeParameter => ({
  name,
  ...(required && { required }),
  schema: { ...schema, ...(description !== undefined && { description }) },
});

/** What an operation returns; of one record, its paged rows are a part. */
function resultOf({ responses }: Operation, schemas: Record<string, Schema>, mayBePage: boolean): OfficeResult {
  const [, response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  if (!response?.content) return { kind: 'nothing' };
  const json = response.content['application/json']?.schema;
  if (!json) return { kind: 'file' };
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? resolve(schemas[schema.$ref.split('/').at(-1)!] ?? {}) : schema;
  const data = resolve(json).properties?.['data'];
  if (!data) return { kind: 'nothing' };
  const shape = resolve(data);
  if (shape.type === 'array') return { kind: 'rows', rowsAt: '', schema: shape.items ?? {} };
  if (shape.type === 'null') return { kind: 'nothing' };
  const arrays = Object.entries(shape.properties ?? {}).filter(([, field]) => resolve(field).type === 'array');
  const [rowsAt] =
    arrays.find(([name]) => name === 'data' || name === 'items') ?? (arrays.length === 1 ? arrays[0]! : []);
  const isPage = ['page', 'current_page', 'unread_count'].some(name => shape.properties?.[name] !== undefined);
  if (rowsAt && isPage && mayBePage)
    return { kind: 'rows', rowsAt, schema: resolve(shape.properties![rowsAt]!).items ?? {} };
  return { kind: 'record', schema: data };
}
