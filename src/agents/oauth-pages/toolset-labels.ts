import type { Language } from '#kit/language/language';
import type { Document } from '#kit/openapi/document';
import { type DescriptionTexts, SHARED_TAGS, type TagTexts } from '#kit/service/description-texts';
import { snakeCase } from '../tools/tool-names';
import type { AreaGroup } from './consent.page';

/** The toolsets by group of the API description, in its order but those of staff first, with names in the language. */
export function labelledToolsets(
  toolsets: readonly string[],
  { 'x-tagGroups': groups = [] }: Pick<Document, 'x-tagGroups'>,
  texts: DescriptionTexts,
  language: Language,
): AreaGroup[] {
  const arabic = language === 'ar' ? namesInArabic(texts) : undefined;
  const nameOf = (english: string) => arabic?.get(english) ?? english;
  return groups
    .toReversed()
    .map(({ name, tags }) => ({
      label: nameOf(name),
      areas: tags
        .map(tag => ({ name: snakeCase(tag), label: nameOf(tag) }))
        .filter(area => toolsets.includes(area.name)),
    }))
    .filter(({ areas }) => areas.length > 0);
}

/** The Arabic names of groups and tags by the English ones, which `nameTags` of the description makes. */
function namesInArabic({ site, staff }: DescriptionTexts): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const add = (tags: TagTexts, [group, groupInArabic]: DescriptionTexts['site']['name']) => {
    for (const [tag, [name, , nameInArabic]] of Object.entries(tags)) {
      const composed = `${nameInArabic} (${groupInArabic})`;
      names.set(`${name} (${group.toLowerCase()})`, composed).set(`${tag} (${group.toLowerCase()})`, composed);
    }
  };
  add(SHARED_TAGS, site.name);
  add(site.tags, staff.name);
  const all = [SHARED_TAGS, site.tags, staff.tags].flatMap(tags => Object.entries(tags));
  for (const [tag, [, , nameInArabic]] of all) names.set(tag, nameInArabic);
  for (const [, [name, , nameInArabic]] of all) names.set(name, nameInArabic);
  for (const [group, groupInArabic] of [site.name, staff.name]) names.set(group, groupInArabic);
  return names;
}
