import { problem } from '#kit/fields/field';
import type { Language } from '#kit/language/language';
import { type FieldProblems, ValidationFailed } from '#kit/refusals/refusal';
import type { McpPrompt, PromptArgument } from './mcp-texts';

const MAX_ARGUMENT_LENGTH = 4000;

/** The prompt as the protocol lists it. */
export function listedPrompt({ name, title, description, arguments: known = [] }: McpPrompt, language: Language) {
  return {
    name,
    title: title[language],
    description: description[language],
    arguments: known.map(argument => ({
      name: argument.name,
      description: argument.description[language],
      required: argument.fallback === undefined,
    })),
  };
}

/** The text of a prompt with its arguments; unknown ones are ignored. @throws ValidationFailed */
export function promptText(
  { arguments: known = [], text }: McpPrompt,
  sent: Readonly<Record<string, string>>,
  language: Language,
): string {
  const problems: FieldProblems = {};
  const values = new Map<string, string>();
  for (const argument of known) {
    const value = valueOf(argument, sent, language);
    if (value === undefined) problems[argument.name] = ['required'];
    else if (value.length > MAX_ARGUMENT_LENGTH)
      problems[argument.name] = [problem('too_long', { max: MAX_ARGUMENT_LENGTH })];
    else values.set(argument.name, value);
  }
  if (Object.keys(problems).length > 0) throw ValidationFailed({ errors: problems });
  return text[language].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values.get(name) ?? '');
}

function valueOf({ name, fallback }: PromptArgument, sent: Readonly<Record<string, string>>, language: Language) {
  const value = Object.hasOwn(sent, name) ? sent[name]?.trim() : undefined;
  return value || fallback?.[language];
}
