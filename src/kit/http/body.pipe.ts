import { type ArgumentMetadata, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync } from 'class-validator';
import { removeAbsentNulls } from '../fields/remove-absent-nulls';
import { problem } from '../fields/field';
import { tooLongLists } from '../fields/list-limits';
import { cacheRulesOfClasses } from '../fields/rule-cache';
import { isPlainObject } from '../fields/shape-fields';
import { InjectDefinition } from '../service/inject-definition';
import type { ServiceDefinition } from '../service/service-definition';
import { type FieldProblems, ValidationFailed } from '../refusals/refusal';
import { readAliases } from './sent-aliases';
import { MAX_PROBLEMS } from '../refusals/problem-texts';

cacheRulesOfClasses();

/** Validates bodies and queries. Unknown body fields are handled as the service declares; `QueryGuard` refuses unknown parameters. */
@Injectable()
export class BodyPipe implements PipeTransform {
  constructor(@InjectDefinition() private readonly definition: ServiceDefinition) {}

  /** @throws ValidationFailed */
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    const shape = metatype === Object ? undefined : (metatype as Type<object> | undefined);
    const sent = value ?? {};
    if (type === 'body' && !isPlainObject(sent)) throw ValidationFailed({ errors: { body: [problem('object')] } });
    if (type === 'body') return shape ? this.validBody(shape, sent) : sent;
    if (type !== 'query' || !shape) return value;
    removeInheritedNames(sent);
    refuseIfAny(readAliases(shape, sent));
    return validInstance(shape, sent, false);
  }

  private validBody(shape: Type<object>, body: object): object {
    const isStrict = this.definition.unknownBodyFields === 'refuse';
    refuseIfAny(readAliases(shape, body));
    refuseIfAny(tooLongLists(shape, body));
    removeAbsentNulls(shape, body);
    const inherited = removeInheritedNames(body);
    if (isStrict) refuseIfAny(Object.fromEntries(inherited.map(path => [path, ['unknown_field']])));
    return validInstance(shape, body, isStrict);
  }
}

function validInstance(shape: Type<object>, sent: object, forbidNonWhitelisted: boolean): object {
  const instance = plainToInstance(shape, sent);
  refuseIfAny(problemsByPath(validateSync(instance, { ...CHECKS, forbidNonWhitelisted })));
  return instance;
}

const CHECKS = { whitelist: true, forbidUnknownValues: true, validationError: { target: false, value: false } };

function refuseIfAny(errors: FieldProblems): void {
  if (Object.keys(errors).length > 0) throw ValidationFailed({ errors });
}

/** Removes names such as `constructor`, which class-transformer drops or takes for a class, and returns their paths. */
function removeInheritedNames(value: unknown, parent = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (!(name in Object.prototype)) return removeInheritedNames(inner, `${parent}${name}.`);
    delete (value as Record<string, unknown>)[name];
    return [parent + name];
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
