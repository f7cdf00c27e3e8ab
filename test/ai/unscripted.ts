import type { Reply } from './script';
import type { SentChat } from './sent-requests';

const SHOWN = 400;

/**
 * What the server answers by hand: it calls the tool whose name the question contains, with the JSON object in it, and
 * otherwise repeats the question. `!stalls`, `!cut`, `!malformed`, `!429` and so on cause that fault.
 */
export function unscripted({ question, results, tools }: SentChat): Reply {
  if (results.length > 0) return { text: results.map(result => `The tool answered: ${result.slice(0, SHOWN)}\n`) };
  const [, fault] = /!(silent|stalls|cut|malformed|unfinished|error)\b/.exec(question) ?? [];
  if (fault) return { text: ['This answer ', 'will not end.'], fault: fault as Reply['fault'] };
  const [, status] = /!([45]\d\d)\b/.exec(question) ?? [];
  if (status) return { status: Number(status) };
  const named = tools.filter(tool => new RegExp(`\\b${tool}\\b`).test(question));
  const tool = named.sort((one, other) => other.length - one.length)[0];
  if (tool) return { text: `I call ${tool}. `, calls: [{ name: tool, arguments: argumentsIn(question) }] };
  const words = `You wrote: ${question}\n\nName one of my tools to call it: ${tools.join(', ') || 'there are none'}.`;
  return { text: words.match(/\S+\s*/g) ?? [words], delayMs: 0 };
}

function argumentsIn(question: string): object {
  try {
    return JSON.parse(/\{.*\}/s.exec(question)?.[0] ?? '{}') as object;
  } catch {
    return {};
  }
}
