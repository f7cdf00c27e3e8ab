import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

const strict = { strict: true, strictRequired: false, allowUnionTypes: true, strictTypes: false };

/** Compiles the schemas of tools in a strict reading, equal ones once: most of them run a few times only, or never. */
export class CompiledSchemas {
  private readonly ajv = new Ajv2020({ ...strict, code: { optimize: false }, inlineRefs: false });
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly bySchema = new WeakMap<object, ValidateFunction>();

  constructor() {
    addFormats(this.ajv);
  }

  /** @throws Error if the schema refers to something outside, or says something that strict readers refuse */
  of(schema: object): ValidateFunction {
    const known = this.bySchema.get(schema) ?? this.compiled(schema);
    this.bySchema.set(schema, known);
    return known;
  }

  /** What is wrong with the data; empty if nothing is. */
  problemsOf(schema: object, data: unknown): string {
    const validate = this.of(schema);
    return validate(data) ? '' : this.ajv.errorsText(validate.errors);
  }

  private compiled(schema: object): ValidateFunction {
    const text = JSON.stringify(schema);
    const validate = this.validators.get(text) ?? this.ajv.compile(schema);
    this.validators.set(text, validate);
    return validate;
  }
}
