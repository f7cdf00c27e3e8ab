import { type Document, type Operation, operationsOf } from '#kit/openapi/document';
import { type DescriptionTexts, SHARED_TAGS } from '#kit/service/description-texts';

const WITHOUT_STAFF = /^(anyone|optional |customer$|student$|webhook$|signed-link$|ingest-key$|booking-token$)/;

type Circle = 'site' | 'staff';

/** Assigns the tags and lists them in their two groups. */
export function nameTags(document: Document, texts: DescriptionTexts): void {
  const described = new Map<string, { circle: Circle; description: string }>();
  for (const { operation } of operationsOf(document)) {
    const [tag = ''] = operation.tags ?? [];
    const circle = circleOf(operation, texts);
    const [name, description] = textsOf(tag, circle, texts);
    operation.tags = [name];
    if (!described.has(name)) described.set(name, { circle, description });
  }
  const listed = [...described].sort(([one], [other]) => rank(one, texts) - rank(other, texts));
  document.tags = listed.map(([name, { description }]) => ({ name, description }));
  document['x-tagGroups'] = (['site', 'staff'] as const)
    .map(circle => ({
      name: texts[circle].name[0],
      tags: listed.filter(([, tag]) => tag.circle === circle).map(([name]) => name),
    }))
    .filter(({ tags }) => tags.length > 0);
}

function circleOf(operation: Operation, { isOfSite }: DescriptionTexts): Circle {
  const access = String(operation['x-access']);
  return (isOfSite?.(access) ?? false) || WITHOUT_STAFF.test(access) ? 'site' : 'staff';
}

function textsOf(
  tag: string,
  circle: Circle,
  texts: DescriptionTexts,
): readonly [name: string, description: string, ...rest: string[]] {
  const own = texts[circle].tags[tag];
  if (own) return own;
  const shared = SHARED_TAGS[tag];
  if (!shared) return [circle === 'staff' ? `${tag} (${texts.staff.name[0].toLowerCase()})` : tag, `${tag}.`];
  return circle === 'staff' ? shared : [`${shared[0]} (${texts.site.name[0].toLowerCase()})`, shared[1]];
}

/** Tags of the site first, each group in its declared order, shared tags last. */
function rank(name: string, { site, staff }: DescriptionTexts): number {
  const order = [site.tags, staff.tags, SHARED_TAGS].flatMap(tags => Object.values(tags).map(([known]) => known));
  const at = order.indexOf(name);
  return at < 0 ? order.length : at;
}
