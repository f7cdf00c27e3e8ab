import { everyRow } from 'quintet-clients/pages';
import { inLanguage } from '#kit/language';
import { stays } from './api';

const PAGE_SIZE = 100;

/** A home as lists to choose from show it. */
export interface Home {
  id: number;
  slug: string;
  label: string;
}

export async function readHomes(): Promise<Home[]> {
  const homes: Home[] = [];
  const read = (page: number) => stays.GET('/api/stays/manage', { params: { query: { page, page_size: PAGE_SIZE } } });
  for await (const { id, slug, title, reference } of everyRow(read))
    homes.push({ id, slug, label: inLanguage(title) || reference });
  return homes;
}
