import type { Type } from '@nestjs/common';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { propertiesOf } from '../openapi/api-notes';
import { BilingualView } from './bilingual.view';
import type { Bilingual } from '../language/language';
import { PICTURE_SIZE, pictureSizeAt, PictureView, pictureView } from './picture.view';

/** The parts of a view's field used here. */
export interface PicturedField {
  api: ApiPropertyOptions;
  picture?: boolean;
}

type Body = Record<string, unknown>;
type Fill = (answer: Body) => void;

/** Added to responses that are a picture, which have `url`: size and versions. */
const ITSELF = 'url';
/** Added to other responses: their pictures with size and versions. */
const BESIDE = 'pictures';

const LISTED: ApiPropertyOptions = {
  type: [PictureView],
  description: 'The pictures with these addresses, in their order, each with its versions.',
};

/** Fields that pictures add to a view. */
export function pictureProperties(fields: Record<string, PicturedField>): Record<string, ApiPropertyOptions> {
  const keys = pictureKeys(fields);
  if (keys.length === 0) return {};
  return isPicture(keys) ? { ...PICTURE_SIZE } : { [BESIDE]: LISTED };
}

const pictureKeys = (fields: Record<string, PicturedField>): string[] =>
  Object.entries(fields).flatMap(([name, { picture }]) => (picture ? [name] : []));

const isPicture = (keys: readonly string[]): boolean => keys.length === 1 && keys[0] === ITSELF;

const fills = new WeakMap<Type, Fill | null>();

/** Fills in the pictures of a response and of nested ones; undefined if the view has none. */
export function pictureFillerOf(model: Type): Fill | undefined {
  const known = fills.get(model);
  if (known !== undefined) return known ?? undefined;
  fills.set(model, null); // a view that stands in itself is looked at once
  const fill = filling(model);
  fills.set(model, fill ?? null);
  return fill;
}

/** The fields of a view, or the described properties of another class. */
function fieldsOf(model: Type): Record<string, PicturedField> {
  const { fields } = model as Type & { fields?: Record<string, PicturedField> };
  return fields ?? Object.fromEntries([...propertiesOf(model)].map(([name, api]) => [name, { api }]));
}

function filling(model: Type): Fill | undefined {
  const fields = fieldsOf(model);
  const own = ownFill(fields);
  const inner = Object.entries(fields).flatMap(([name, { api }]) => {
    const fill = picturesIn(api);
    return fill ? [{ name, fill }] : [];
  });
  if (!own && inner.length === 0) return undefined;
  return answer => {
    own?.(answer);
    for (const { name, fill } of inner) fillAll(answer[name], fill);
  };
}

/** Fills one response or a list; null and undefined are skipped. */
export function fillAll(value: unknown, fill: Fill): void {
  if (Array.isArray(value)) for (const each of value) fillAll(each, fill);
  else if (typeof value === 'object' && value !== null) fill(value as Body);
}

function picturesIn({ type }: ApiPropertyOptions): Fill | undefined {
  const model: unknown = Array.isArray(type) ? type[0] : type;
  return typeof model === 'function' ? pictureFillerOf(model as Type) : undefined;
}

function ownFill(fields: Record<string, PicturedField>): Fill | undefined {
  const keys = pictureKeys(fields);
  if (keys.length === 0) return undefined;
  if (isPicture(keys)) return answer => Object.assign(answer, pictureSizeAt(answer[ITSELF] as string));
  const naming = ['cover_alt', 'alt', 'name', 'title'].find(name => fields[name]?.api.type === BilingualView);
  return answer => {
    const alt = naming === undefined ? null : ((answer[naming] ?? null) as Bilingual | null);
    answer[BESIDE] = keys.flatMap(key => addresses(answer[key]).map(address => pictureView(address, alt)));
  };
}

const addresses = (value: unknown): string[] =>
  [value].flat().filter(each => typeof each === 'string' && each !== '') as string[];
