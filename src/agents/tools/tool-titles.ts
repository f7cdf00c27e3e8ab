import type { Language } from '#kit/language/language';
import { officeShape, officeTitle } from '#kit/service/office-titles';
import type { ServiceDefinition } from '#kit/service/service-definition';
import type { Tool } from './tool';

/** The title of a tool in the language of the reader, where there is one. */
export const titleIn = (language: Language, { title, arabicTitle }: Pick<Tool, 'title' | 'arabicTitle'>): string =>
  language === 'ar' && arabicTitle !== undefined ? arabicTitle : title;

/** What names the tools of a service. */
export type ToolSource = Pick<ServiceDefinition, 'office' | 'tools'>;

const DEEDS: Readonly<Record<string, string>> = { post: 'إضافة', put: 'تعديل', patch: 'تعديل', delete: 'حذف' };

interface Operation {
  /** Name of the tool. */
  name: string;
  id: string;
  method: string;
  /** As the description has it: `/api/products/{id}`. */
  path: string;
}

/** What a change is called in Arabic: its own title, that of the office, or what it does to the record of its address. */
export function arabicTitle({ name, id, method, path }: Operation, { office, tools }: ToolSource): string | undefined {
  const title = tools?.arabicTitles?.[name] ?? officeTitle(office, { id, path })?.[1];
  if (title !== undefined) return title;
  const shape = officeShape(path);
  const places = method === 'post' ? [shape] : [shape.replace(/\/\{\}$/, ''), shape];
  const record = places.flatMap(place => office.records.find(one => officeShape(one.path) === place) ?? [])[0];
  const deed = DEEDS[method];
  return record && deed && `${deed} ${(record.one ?? record.label)[1]}`;
}
