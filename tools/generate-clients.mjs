// Reads { name: { openapi, asyncapi } } from the standard input and writes { file: text }: what `clients/src/generated` holds. A
// program of its own, because openapi-typescript is made of modules that tests do not load.
import { json } from 'node:stream/consumers';
import openapiTypescript, { astToString } from 'openapi-typescript';
import typescript from 'typescript';

const HEADER = '// Generated from the description of the service by `npm run clients`: not to be changed by hand.\n\n';
const LIMITS = [
  'format',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'multipleOf',
];
const ACCEPTS_TEXT = 'x-accepts-text';
const AUDIENCES = 'x-audiences';
const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

const { factory } = typescript;
/** A file of a form is sent as a `Blob` or `File`. */
const transform = ({ format }) => (format === 'binary' ? factory.createTypeReferenceNode('Blob') : undefined);

async function typesOf(document) {
  const plain = withLimits(withChoices(withPlainTexts(withoutExamples(document))));
  return HEADER + astToString(withNames(await openapiTypescript(plain, { transform })));
}

/** Makes each schema an interface of its name, which compilers print in place of its fields. */
function withNames(nodes) {
  const components = nodes.find(node => typescript.isInterfaceDeclaration(node) && node.name.text === 'components');
  const schemas = components?.members.find(member => member.name.text === 'schemas')?.type;
  if (!schemas || !typescript.isTypeLiteralNode(schemas)) return nodes;
  const exported = [factory.createModifier(typescript.SyntaxKind.ExportKeyword)];
  const declared = schemas.members.map(schema => {
    const name = schema.name.text;
    const declaration = typescript.isTypeLiteralNode(schema.type)
      ? factory.createInterfaceDeclaration(exported, name, undefined, undefined, schema.type.members)
      : factory.createTypeAliasDeclaration(exported, name, undefined, schema.type);
    return typescript.setSyntheticLeadingComments(declaration, typescript.getSyntheticLeadingComments(schema));
  });
  const named = factory.createTypeLiteralNode(
    schemas.members.map(({ name, questionToken }) =>
      factory.createPropertySignature(undefined, name, questionToken, factory.createTypeReferenceNode(name.text)),
    ),
  );
  const others = components.members.map(member =>
    member.type === schemas ? factory.createPropertySignature(undefined, 'schemas', undefined, named) : member,
  );
  const shortened = factory.createInterfaceDeclaration(exported, 'components', undefined, undefined, others);
  return [...declared, ...nodes.map(node => (node === components ? shortened : node))].map(byName);
}

/** `components["schemas"]["KitchenView"]` as `KitchenView`. */
function byName(node) {
  const visit = part => {
    const name = typescript.isIndexedAccessTypeNode(part) && schemaOf(part);
    return name ? factory.createTypeReferenceNode(name) : typescript.visitEachChild(part, visit, undefined);
  };
  return visit(node);
}

function schemaOf({ objectType, indexType }) {
  const isOfSchemas =
    typescript.isIndexedAccessTypeNode(objectType) &&
    typescript.isTypeReferenceNode(objectType.objectType) &&
    objectType.objectType.typeName.text === 'components' &&
    objectType.indexType.literal?.text === 'schemas';
  return isOfSchemas ? indexType.literal?.text : undefined;
}

/** A bilingual text that a plain text may replace. */
function withPlainTexts(node) {
  if (Array.isArray(node)) return node.map(withPlainTexts);
  if (typeof node !== 'object' || node === null) return node;
  const { [ACCEPTS_TEXT]: accepts, ...rest } = node;
  const copy = Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, withPlainTexts(inner)]));
  if (accepts !== true) return copy;
  const { description, anyOf, ...shape } = copy;
  return { description, anyOf: [{ type: 'string' }, ...(anyOf ?? [shape])] };
}

/** Examples name days from today on, and types have none. Below `properties` a key is the name of a field. */
function withoutExamples(node, key) {
  if (Array.isArray(node)) return node.map(inner => withoutExamples(inner));
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(([name]) => key === 'properties' || !/^examples?$/.test(name));
  const below = name => (key === 'properties' ? undefined : name);
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutExamples(inner, below(name))]));
}

/** Types have no room for limits: they are written into the description. Below `properties` a key is the name of a field. */
function withLimits(node, key) {
  if (Array.isArray(node)) return node.map(inner => withLimits(inner));
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(
    Object.entries(node).map(([name, inner]) => [name, withLimits(inner, key === 'properties' ? undefined : name)]),
  );
  if (key === 'properties') return copy;
  const limits = LIMITS.filter(limit => copy[limit] !== undefined && typeof copy[limit] !== 'object');
  if (limits.length === 0) return copy;
  const text = limits.map(limit => `${limit} ${copy[limit]}`).join(', ');
  return { ...copy, description: [copy.description, `(${text})`].filter(Boolean).join(' ') };
}

/** A choice between required properties gets them as properties of its own: the types have no other form of it. */
function withChoices(node) {
  if (Array.isArray(node)) return node.map(withChoices);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, withChoices(inner)]));
  const required = ({ required: names }) => {
    const properties = Object.fromEntries(names.map(name => [name, copy.properties[name]]));
    return { type: 'object', required: names, properties };
  };
  const isRequirement = part => Object.keys(part).join() === 'required';
  const chosen = part => (part.anyOf?.every(isRequirement) ? { anyOf: part.anyOf.map(required) } : part);
  if (!copy.properties || !(copy.anyOf || copy.allOf)) return copy;
  return { ...copy, ...chosen(copy), ...(copy.allOf && { allOf: copy.allOf.map(chosen) }) };
}

/** One failure for an operation, whatever its status, with the codes that it has. */
function withCodes(openapi) {
  for (const operations of Object.values(openapi.paths))
    for (const method of METHODS) if (operations[method]) foldFailures(operations[method]);
  return openapi;
}

function foldFailures(operation) {
  const failures = Object.entries(operation.responses).filter(([status]) => status >= '400');
  const contents = failures.flatMap(([, { content }]) => content?.['application/json'] ?? []);
  const codes = [...new Set(contents.flatMap(({ examples }) => Object.keys(examples ?? {})))].toSorted();
  if (codes.length === 0) return;
  const beside = contents.flatMap(({ schema }) => schema.allOf?.filter(part => !part.$ref) ?? []);
  const code = { type: 'object', required: ['code'], properties: { code: { type: 'string', enum: codes } } };
  const schema = { allOf: [{ $ref: '#/components/schemas/Failure' }, code, ...beside] };
  for (const [status] of failures) delete operation.responses[status];
  const description = `Refused. ${failures.map(([status, { content }]) => `${status}: ${codesOf(content)}`).join('; ')}`;
  operation.responses.default = { description, content: { 'application/json': { schema } } };
}

const codesOf = content => Object.keys(content?.['application/json']?.examples ?? {}).join(', ') || 'no code';

/** The events by namespace as one schema beside those of their payloads. */
function eventsOf({ info, channels, components }) {
  const all = Object.values(components.messages);
  const audiences = [...new Set(['staff', ...all.flatMap(message => Object.keys(message[AUDIENCES] ?? {}))])];
  const namespaces = payloadOf =>
    record(
      Object.entries(channels).map(([namespace, { messages }]) => {
        const own = Object.keys(messages).map(key => components.messages[key]);
        const received = own.flatMap(message => {
          const payload = payloadOf(message);
          return payload ? [[message.name, described(payload, message.summary)]] : [];
        });
        return [namespace, record(received)];
      }),
    );
  const byAudience = audiences.map(audience => [
    audience,
    namespaces(({ payload, [AUDIENCES]: payloads }) => (payloads ? payloads[audience] : payload)),
  ]);
  const events = { Events: namespaces(({ payload }) => payload), EventsByAudience: record(byAudience) };
  return { openapi: '3.1.0', info, paths: {}, components: { schemas: { ...components.schemas, ...events } } };
}

const record = entries => ({
  type: 'object',
  required: entries.map(([name]) => name),
  properties: Object.fromEntries(entries),
});
const described = (schema, description) => ({ ...schema, description });

const files = {};
for (const [name, { openapi, asyncapi }] of Object.entries(await json(process.stdin))) {
  files[`${name}.ts`] = await typesOf(withCodes(openapi));
  files[`${name}-live.ts`] = await typesOf(eventsOf(asyncapi));
}
process.stdout.write(JSON.stringify(files));
