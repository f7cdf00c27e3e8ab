import { searchText } from '#kit/language/search-text';
import type { Tool } from '../tools/tool';

const MAX_FOUND = 8;
/** Bounds the work: each word is compared with all words of the index. */
const MAX_QUERY = 200;

/** The tools with the best matches. */
export async function searchTools(tools: readonly Tool[], query: string): Promise<Tool[]> {
  const { default: MiniSearch } = await import('minisearch');
  const index = new MiniSearch({
    idField: 'name',
    fields: ['title', 'words', 'description'],
    processTerm: term => searchText(term) || null,
    searchOptions: { boost: { title: 3, words: 2 }, prefix: true, fuzzy: 0.2 },
  });
  index.addAll(
    tools.map(({ name, title, description, keywords }) => ({
      name,
      title,
      description,
      words: [...name.split('_'), ...keywords].join(' '),
    })),
  );
  const found = index.search(query.slice(0, MAX_QUERY)).slice(0, MAX_FOUND);
  return found.flatMap(({ id }) => tools.filter(({ name }) => name === id));
}
