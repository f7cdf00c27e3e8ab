/** For a field without a column, or one that the use case stores. */
export const NO_COLUMN = Symbol('no column');

/** `how_to_earn` becomes `howToEarn`. */
type CamelCase<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name;

type Conversion<Value, Entity, Column> = Column extends keyof Entity
  ? (value: Value, stored: Entity[Column] | undefined) => Entity[Column] | undefined
  : never;

/** The type in compile errors for a field whose `Value` fits no `Column` of `Entity`. */
type RuleWithoutColumn<Entity, Column, Value> =
  | typeof NO_COLUMN
  | { [Other in keyof Entity]: Value extends Entity[Other] ? Other : never }[keyof Entity]
  | Conversion<Value, Entity, Column>
  | { [Other in keyof Entity]?: Conversion<Value, Entity, Other> };

type Equal<Body, Entity> = {
  [Field in keyof Body]-?: CamelCase<Field> extends keyof Entity
    ? Exclude<Body[Field], undefined> extends Entity[CamelCase<Field>]
      ? Field
      : never
    : never;
}[keyof Body];

type Rules<Body, Entity> = {
  [Field in Exclude<keyof Body, Equal<Body, Entity>>]-?: RuleWithoutColumn<
    Entity,
    CamelCase<Field>,
    Exclude<Body[Field], undefined>
  >;
} & { [Field in Equal<Body, Entity>]?: RuleWithoutColumn<Entity, CamelCase<Field>, Exclude<Body[Field], undefined>> };

type Columns<Sent, Body, Entity> = Partial<Entity> & {
  [Field in keyof Sent & Equal<Body, Entity> as undefined extends Sent[Field]
    ? never
    : CamelCase<Field> & keyof Entity]: Entity[CamelCase<Field> & keyof Entity];
};

type AnyRule = typeof NO_COLUMN | string | AnyConversion | Record<string, AnyConversion>;
type AnyConversion = (value: unknown, stored: unknown) => unknown;

const camelCase = (field: string): string => field.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Rules are optional if no field needs one. */
type RulesOf<Body, Entity> =
  Record<string, never> extends Rules<Body, Entity> ? [rules?: Rules<Body, Entity>] : [rules: Rules<Body, Entity>];

/**
 * A field needs a rule unless a column has its name and type: `bodyColumns<HallBody, Hall>({ password: NO_COLUMN })`
 */
export function bodyColumns<Body extends object, Entity extends object>(...[rules]: RulesOf<Body, Entity>) {
  const columns = columnMap(rules ?? {});
  return <Sent extends Partial<Body>>(sent: keyof Sent extends keyof Body ? Sent : never, stored?: Entity) =>
    columns(sent, stored) as Columns<Sent, Body, Entity>;
}

/** `bodyColumns` without its types, for mappings that are composed. */
export function columnMap(rules: object): (sent: object, stored?: object) => object {
  const ruleOf = new Map<string, AnyRule>(Object.entries(rules));
  return (sent, stored = {}) => {
    const before = new Map<string, unknown>(Object.entries(stored));
    const columns = Object.entries(sent).flatMap(([field, value]) => {
      const rule = ruleOf.get(field) ?? camelCase(field);
      if (value === undefined || rule === NO_COLUMN) return [];
      if (typeof rule === 'string') return [[rule, plain(value)]];
      const conversions = typeof rule === 'function' ? { [camelCase(field)]: rule } : rule;
      return Object.entries(conversions).map(([column, convert]) => [column, convert(value, before.get(column))]);
    });
    return Object.fromEntries(columns) as object;
  };
}

/** Copies objects of body classes to plain ones, which compare equal to stored JSON. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const sent = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(sent.map(([key, inner]) => [key, plain(inner)]));
}
