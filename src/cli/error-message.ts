import { errorMessage as processErrorMessage } from '#host/process';
import { refusalOfDatabaseError } from '#kit/database/database-refusals';
import { Refusal } from '#kit/refusals/refusal';
import { describeProblems } from '#kit/refusals/problem-texts';
import { kitLabels } from '#kit/language/labels';
import { Translator } from '#kit/language/language';
import { kitMessages, mergeMessages } from '#kit/language/messages';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { CommandError, UsageError } from './outcome';

/** The message of a failed command; refusals of a service use its messages. */
export function errorMessage(error: unknown, definition: ServiceDefinition | undefined): string {
  if (error instanceof UsageError || error instanceof CommandError) return error.message;
  const refusal =
    error instanceof Refusal ? error : refusalOfDatabaseError(error, definition?.constraintRefusals ?? {});
  return refusal ? messageOf(refusal, definition) : processErrorMessage(error);
}

function messageOf({ key, detail }: Refusal, definition: ServiceDefinition | undefined): string {
  const translator = new Translator(mergeMessages(kitMessages, kitLabels, definition?.messages ?? { en: {}, ar: {} }));
  const say = (messageKey: string, params?: Record<string, unknown>) => translator.say(messageKey, 'en', params);
  if (!detail.errors) return say(`errors.${key}`, detail.params);
  return Object.values(describeProblems(detail.errors, detail.params, say, 'en').errors)
    .flat()
    .join('\n');
}
