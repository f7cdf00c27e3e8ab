import { errorMessage as processErrorMessage } from '#host/process';
import { refusalOfDatabaseError } from '#kit/database/database-refusals';
import { Refusal } from '#kit/refusals/refusal';
import { describeProblems } from '#kit/refusals/problem-texts';
import { kitFieldWords } from '#kit/language/field-words';
import { Translator } from '#kit/language/language';
import { kitSentences, mergeSentences } from '#kit/language/sentences';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { CommandError, UsageError } from './outcome';

/** The message of a failed command; refusals of a service use its messages. */
export function errorMessage(error: unknown, definition: ServiceDefinition | undefined): string {
  if (error instanceof UsageError || error instanceof CommandError) return error.message;
  const refusal =
    error instanceof Refusal ? error : refusalOfDatabaseError(error, definition?.constraintRefusals ?? {});
  return refusal ? sentenceOf(refusal, definition) : processErrorMessage(error);
}

function sentenceOf({ key, detail }: Refusal, definition: ServiceDefinition | undefined): string {
  const translator = new Translator(
    mergeSentences(kitSentences, kitFieldWords, definition?.sentences ?? { en: {}, ar: {} }),
  );
  const say = (sentence: string, params?: Record<string, unknown>) => translator.say(sentence, 'en', params);
  if (!detail.errors) return say(`errors.${key}`, detail.params);
  return Object.values(describeProblems(detail.errors, detail.params, say, 'en').errors)
    .flat()
    .join('\n');
}
