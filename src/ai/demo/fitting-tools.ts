import type { ChatTool } from '../chat-model';
import { type Question, stem } from './question';
import { searchWords } from '#kit/language/search-text';

const SHOWS_STATISTICS = /statistic|summary|overview|facets|report/;
/** Words for a subset of records; a tool with one fits only if the question contains it. */
const PARTS = ['featured', 'similar', 'related', 'deleted', 'series', 'assigned'].map(
  word => [word, stem(word)] as const,
);
const BELONGS_TO_CALLER = /(^|_)(mine|own|my)(_|$)/;
const MIN_FUZZY_LENGTH = 5;
/** A tool that fits a smaller part of the words of a question answers another question. */
const MIN_SHARE = 0.5;
/** Bounds the work: each word is compared with all words of the index. */
const MAX_STEMS = 60;
const MAX_STEM_LENGTH = 40;

/** Tools that match the question by names, titles, keywords and descriptions, best first. */
export async function fittingTools(question: Question, tools: readonly ChatTool[]): Promise<ChatTool[]> {
  const { default: MiniSearch } = await import('minisearch');
  const index = new MiniSearch<Indexed>({
    idField: 'name',
    fields: ['words', 'title', 'keywords', 'description'],
    tokenize: text => searchWords(text.replace(/[^\p{L}\p{M}\p{N}\s]/gu, ' ')),
    processTerm: stem,
  });
  index.addAll(tools.map(tool => indexed(tool)));
  const stems = [...question.stems].filter(({ length }) => length <= MAX_STEM_LENGTH).slice(0, MAX_STEMS);
  const found = index.search(stems.join(' '), {
    boost: { keywords: 3, title: 2, words: 2, description: 0.3 },
    tokenize: text => text.split(' '),
    processTerm: term => term, // they are stems already
    fuzzy: term => (term.length >= MIN_FUZZY_LENGTH ? 0.15 : false),
  });
  const byName = new Map(tools.map(tool => [tool.name, tool]));
  return found
    .filter(({ queryTerms }) => question.isChange || new Set(queryTerms).size >= MIN_SHARE * stems.length)
    .filter(({ match }) => Object.values(match).some(fields => fields.some(field => field !== 'description')))
    .map(({ id, score, queryTerms }) => {
      const tool = byName.get(id as string)!;
      return { tool, score: score * weight(tool, question, new Set(queryTerms).size) };
    })
    .sort((one, other) => other.score - one.score)
    .map(({ tool }) => tool);
}

interface Indexed {
  name: string;
  words: string;
  title: string;
  keywords: string;
  description: string;
}

const indexed = ({ name, title, keywords, description }: ChatTool): Indexed => ({
  name,
  words: name.replaceAll('_', ' '),
  title,
  keywords: (keywords ?? []).join(' '),
  description,
});

function weight(tool: ChatTool, question: Question, matched: number): number {
  const { keywords = [], name, inputSchema } = tool;
  const phrases = keywords.map(keyword => searchWords(keyword).map(stem));
  const longest = Math.max(0, ...phrases.filter(phrase => isWithin(phrase, question)).map(phrase => phrase.length));
  let factor = (1 + longest) * (0.3 + matched / Math.max(question.stems.size, 1));
  if (keywords.length > 0) factor *= 1.3;
  if (SHOWS_STATISTICS.test(name)) factor *= question.isCount ? 1.6 : 0.4;
  if (PARTS.some(([word, part]) => name.includes(word) && !question.stems.has(part)) && longest < 2) factor *= 0.35;
  if (!question.isOwn && BELONGS_TO_CALLER.test(name)) factor *= 0.4;
  if (((inputSchema as { required?: unknown[] }).required ?? []).length > 0 && !hasValues(question)) factor *= 0.5;
  return factor;
}

const isWithin = (phrase: readonly string[], { words, stems }: Question): boolean =>
  phrase.length > 0 && phrase.every(word => words.includes(word)) && phrase.some(word => stems.has(word));

const hasValues = ({ numbers, quotes, references }: Question): boolean =>
  numbers.length + quotes.length + references.length > 0;
