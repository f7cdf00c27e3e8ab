import { type ArgumentMetadata, Injectable, type Type, ValidationPipe } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { type ValidationError, type ValidatorOptions, validateSync } from 'class-validator';
import { problem } from '../fields/field';
import { tooLongLists } from '../fields/list-limits';
import { isPlainObject } from '../fields/shape-fields';
import { InjectDefinition } from '../service/inject-definition';
import type { ServiceDefinition } from '../service/service-definition';
import { readBody } from './body-reader';
import { queryReader } from './query-reader';
import { rememberRules } from './known-rules';
import { type FieldProblems, ValidationFailed } from '../refusals/refusal';
import { MAX_PROBLEMS } from '../refusals/problem-texts';

/** Validates bodies and queries. Unknown body fields are handled as the service declares; unknown query keys are ignored. */
@Injectable()
export class BodyPipe extends ValidationPipe {
  private readonly lenient: ValidationPipe;
  private readonly checks: ValidatorOptions;

  constructor(@InjectDefinition() private readonly definition: ServiceDefinition) {
    super(OPTIONS);
    this.lenient = new ValidationPipe(OPTIONS);
    this.checks = { ...CHECKS, forbidNonWhitelisted: definition.unknownBodyFields === 'refuse' };
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'query') {
      const read = metadata.metatype && queryReader(metadata.metatype);
      return read ? read((value ?? {}) as Record<string, unknown>) : this.lenient.transform(value ?? {}, metadata);
    }
    if (metadata.type === 'body') {
      const body = value ?? {};
      if (!isPlainObject(body)) throw ValidationFailed({ errors: { body: [problem('object')] } });
      if (metadata.metatype) refuseIfAny(tooLongLists(metadata.metatype, body));
      const shape = this.toValidate(metadata) ? (metadata.metatype as Type<object>) : undefined;
      const read = shape && readBody(shape, body);
      if (read) return read;
      if (this.definition.unknownBodyFields === 'refuse') refuseIfAny(inheritedNames(body));
      return shape ? this.checked(shape, body) : body;
    }
    return value;
  }

  /** What Nest's own pipe does of a body that is not plainly right, without what it does about values that no JSON body holds. */
  private checked(shape: Type<object>, body: Record<string, unknown>): object {
    this.stripProtoKeys(body);
    const made = plainToInstance(shape, body);
    const failures = validateSync(made, this.checks);
    if (failures.length > 0) throw ValidationFailed({ errors: problemsByPath(failures) });
    return made;
  }
}

rememberRules();

const CHECKS = { whitelist: true, forbidUnknownValues: true, validationError: { target: false, value: false } };
const OPTIONS = {
  ...CHECKS,
  transform: true,
  exceptionFactory: (failures: ValidationError[]) => ValidationFailed({ errors: problemsByPath(failures) }),
};

function refuseIfAny(errors: FieldProblems): void {
  if (Object.keys(errors).length > 0) throw ValidationFailed({ errors });
}

/** Finds names such as `constructor`, which class-transformer drops silently. */
function inheritedNames(body: object): FieldProblems {
  return Object.fromEntries(inheritedPaths(body, '').map(path => [path, ['unknown_field']]));
}

function inheritedPaths(value: unknown, parent: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = parent + name;
    return name in Object.prototype ? [path] : inheritedPaths(inner, `${path}.`);
  });
}

const RENAMED: Record<string, string> = { whitelistValidation: 'unknown_field', unknownValue: 'object' };

/** The first `MAX_PROBLEMS` problems by path. */
function problemsByPath(failures: ValidationError[]): FieldProblems {
  const problems = new Map<string, string[]>();
  collect(failures, '', problems);
  return Object.fromEntries(problems);
}

function collect(failures: ValidationError[], parent: string, problems: Map<string, string[]>): void {
  for (const failure of failures) {
    if (problems.size >= MAX_PROBLEMS) return;
    const path = parent + failure.property;
    const rules = Object.entries(failure.constraints ?? {}).map(([name, message]) => RENAMED[name] ?? message);
    if (rules.length > 0) problems.set(path, [...new Set(rules)]);
    collect(failure.children ?? [], `${path}.`, problems);
  }
}
