/** The ranges that contain `application/json`, the most specific first. */
const RANGES = ['application/json', 'application/*', '*/*'];

/** Whether an `Accept` header allows JSON; true if it is missing or names no media type. */
export function acceptsJson(header: string | undefined): boolean {
  const ranges = (header ?? '').split(',').flatMap(range => {
    const [type = '', ...parameters] = range.split(';').map(part => part.trim().toLowerCase());
    return type.includes('/') ? [{ type, quality: qualityOf(parameters) }] : [];
  });
  if (ranges.length === 0) return true;
  const fitting = RANGES.map(type => ranges.filter(range => range.type === type)).find(({ length }) => length > 0);
  return fitting?.some(({ quality }) => quality > 0) ?? false;
}

function qualityOf(parameters: readonly string[]): number {
  const sent = parameters.find(parameter => parameter.startsWith('q='));
  const quality = sent === undefined ? 1 : Number(sent.slice(2));
  return Number.isNaN(quality) ? 1 : quality;
}
