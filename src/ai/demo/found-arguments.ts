import type { ChatTool } from '../chat-model';
import { type Question, stem } from './question';

interface Property {
  type?: string | string[];
  enum?: unknown[];
}

interface ObjectSchema {
  properties?: Record<string, Property>;
  required?: string[];
}

const PAGE_SIZE = 10;
const PAGE_SIZES = ['page_size', 'per_page', 'limit'];
const SEARCHES = ['search', 'q', 'query'];

/**
 * Finds the arguments of a tool in the question: ids, references, quoted texts, and values of choices. Undefined if a
 * required one is missing, or a change would change nothing.
 */
export function foundArguments(tool: ChatTool, question: Question): Record<string, unknown> | undefined {
  const { properties = {}, required = [] } = tool.inputSchema as ObjectSchema;
  const numbers = [...question.numbers];
  const quotes = [...question.quotes];
  const found: Record<string, unknown> = {};
  const needed = Object.entries(properties).sort(([one], [other]) => rank(one, required) - rank(other, required));
  for (const [name, property] of needed) {
    const value = valueOf(name, property, question, required.includes(name), numbers, quotes);
    if (value !== undefined) found[name] = value;
  }
  if (required.some(name => found[name] === undefined)) return undefined;
  if (tool.isRead) return { ...found, ...pageSize(properties) };
  const changed = Object.keys(found).filter(name => !required.includes(name) || !isKey(name));
  return changed.length > 0 ? found : undefined;
}

const isKey = (name: string): boolean => name === 'id' || /(_id|Id|slug|reference|code|username|key)$/.test(name);

/** The first number is the id of the record; then come other required values, then optional ones. */
const rank = (name: string, required: readonly string[]): number =>
  required.includes(name) ? (isKey(name) ? 0 : 1) : 2;

function valueOf(
  name: string,
  property: Property,
  question: Question,
  isRequired: boolean,
  numbers: number[],
  quotes: string[],
): unknown {
  if (property.enum) return choiceIn(property.enum, question);
  const types = [property.type].flat();
  if (types.includes('boolean')) return stateIn(name.replace(/^is_/, ''), question);
  const isNumber = types.includes('integer') || types.includes('number');
  if (isNumber) return isRequired || mentions(name, question) ? numbers.shift() : undefined;
  if (!types.includes('string')) return undefined;
  if (SEARCHES.includes(name)) return quotes.shift();
  if (!isRequired) return undefined;
  return (isKey(name) ? question.references[0] : undefined) ?? quotes.shift();
}

/** The last value in the question: "change the pending order 7 to confirmed". */
function choiceIn(values: readonly unknown[], { words }: Question): unknown {
  const position = (value: unknown) => {
    const parts = typeof value === 'string' ? value.split('_').map(stem) : [];
    const isContained = parts.length > 0 && parts.every(part => part !== '' && words.includes(part));
    return isContained ? words.lastIndexOf(parts.at(-1)!) : -1;
  };
  const contained = values.filter(value => position(value) >= 0);
  return contained.sort((one, other) => position(other) - position(one))[0];
}

/** The value of a flag such as `available`: false for "not available" and "unavailable". */
function stateIn(name: string, { words }: Question): boolean | undefined {
  const state = stem(name);
  if (words.includes(`un${state}`)) return false;
  const at = words.indexOf(state);
  return at < 0 ? undefined : words[at - 1] !== 'not';
}

const mentions = (name: string, { words }: Question): boolean =>
  name.split('_').every(part => words.includes(stem(part)));

/** Few records, since the whole result is shown. */
function pageSize(properties: Record<string, Property>): Record<string, number> {
  const name = PAGE_SIZES.find(candidate => candidate in properties);
  return name === undefined ? {} : { [name]: PAGE_SIZE };
}
