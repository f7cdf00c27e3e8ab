import type { Language } from '../language/language';
import { fieldLabel } from './field-labels';
import type { FieldProblems } from './refusal';

/** Keeps responses small for any request. */
export const MAX_PROBLEMS = 50;
const MAX_PATH_LENGTH = 120;

/** A machine-readable problem: the rule and the values of its message. */
export type ProblemCode = { code: string } & Record<string, unknown>;

export interface ProblemTexts {
  errors: FieldProblems;
  codes: Record<string, ProblemCode[]>;
}

export type Translate = (messageKey: string, values?: Record<string, unknown>) => string;

/** Describes the first `MAX_PROBLEMS` problems by field, as messages and as codes. */
export function describeProblems(
  problems: FieldProblems,
  params: Record<string, unknown> | undefined,
  say: Translate,
  language: Language,
): ProblemTexts {
  const errors = new Map<string, string[]>();
  const codes = new Map<string, ProblemCode[]>();
  for (const [sent, rule] of firstOf(problems)) {
    const path = sent.length > MAX_PATH_LENGTH ? `${sent.slice(0, MAX_PATH_LENGTH)}…` : sent;
    const [code, ruleValues] = splitRule(rule);
    const values = { ...params, ...ruleValues };
    const key = `validation.${code}${variantOf(code, ruleValues)}`;
    const message = say(key, { ...translatedValues(values, say, language), field: named(code, path, say, language) });
    errors.set(path, [...(errors.get(path) ?? []), message === key ? code : message]);
    codes.set(path, [...(codes.get(path) ?? []), { code, ...values }]);
  }
  return { errors: Object.fromEntries(errors), codes: Object.fromEntries(codes) };
}

/** An unknown parameter has one of three sentences: which one it resembles, which ones there are, that there are none. */
function variantOf(code: string, values: Record<string, unknown> = {}): string {
  if (code !== 'unknown_parameter') return '';
  if (values['nearest'] !== null) return '_similar';
  return (values['known'] as unknown[]).length === 0 ? '_without' : '';
}

const UNNAMED: ReadonlySet<string> = new Set(['unknown_field', 'unknown_parameter']);

/** An unknown field or parameter has no label and is quoted by its path. */
const named = (code: string, path: string, say: Translate, language: Language): string =>
  quoted(UNNAMED.has(code) ? path : fieldLabel(path, say), language);

/** Arabic nouns inflect in a sentence; quotation marks avoid that. */
const quoted = (label: string, language: Language): string => (language === 'ar' ? `«${label}»` : label);

/** Values that name another field of the request. */
const FIELD_VALUES: ReadonlySet<string> = new Set(['sibling', 'start']);

/** Formats the values of a rule for its message: field names as labels, bilingual texts in one language, lists joined. */
function translatedValues(
  values: Record<string, unknown>,
  say: Translate,
  language: Language,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (FIELD_VALUES.has(name) && typeof value === 'string') return [name, quoted(fieldLabel(value, say), language)];
      if (Array.isArray(value)) return [name, value.join(language === 'ar' ? '، ' : ', ')];
      if (typeof value === 'object' && value !== null) return [name, (value as Record<string, unknown>)[language]];
      return [name, value];
    }),
  );
}

function firstOf(problems: FieldProblems): [path: string, rule: string][] {
  const first: [string, string][] = [];
  for (const [path, rules] of Object.entries(problems)) {
    first.push(...rules.slice(0, MAX_PROBLEMS - first.length).map((rule): [string, string] => [path, rule]));
    if (first.length === MAX_PROBLEMS) break;
  }
  return first;
}

/** The inverse of `problem(rule, values)`. */
function splitRule(rule: string): [code: string, values?: Record<string, unknown>] {
  const at = rule.indexOf('|');
  return at < 0 ? [rule] : [rule.slice(0, at), JSON.parse(rule.slice(at + 1)) as Record<string, unknown>];
}
