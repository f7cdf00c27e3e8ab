import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { problem } from '../fields/field';
import { isPlainObject } from '../fields/shape-fields';
import { InjectDefinition } from '../service/inject-definition';
import type { ServiceDefinition } from '../service/service-definition';
import { type FieldProblems, ValidationFailed } from './refusal';

/** Checks bodies and queries against their classes. Unknown body fields follow the service; unknown query keys are ignored. */
@Injectable()
export class BodyPipe extends ValidationPipe {
  private readonly lenient: ValidationPipe;

  constructor(@InjectDefinition() definition: ServiceDefinition) {
    super({ ...OPTIONS, forbidNonWhitelisted: definition.unknownBodyFields === 'refuse' });
    this.lenient = new ValidationPipe(OPTIONS);
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'query') return this.lenient.transform(value ?? {}, metadata);
    if (metadata.type === 'body') {
      const body = value ?? {};
      if (!isPlainObject(body)) throw ValidationFailed({ errors: { body: [problem('object')] } });
      return super.transform(body, metadata);
    }
    return value;
  }
}

const OPTIONS = {
  transform: true,
  whitelist: true,
  forbidUnknownValues: true,
  exceptionFactory: (failures: ValidationError[]) => ValidationFailed({ errors: problemsByPath(failures) }),
};

const RENAMED: Record<string, string> = { whitelistValidation: 'unknown_field', unknownValue: 'object' };

function problemsByPath(failures: ValidationError[], parent = ''): FieldProblems {
  const problems: FieldProblems = {};
  for (const failure of failures) {
    const path = parent + failure.property;
    const told = Object.entries(failure.constraints ?? {}).map(([name, message]) => RENAMED[name] ?? message);
    if (told.length > 0) problems[path] = [...new Set(told)];
    Object.assign(problems, problemsByPath(failure.children ?? [], `${path}.`));
  }
  return problems;
}
