export type ContentEncoding = 'identity' | 'gzip' | 'br';

/** The preferred encoding of an `Accept-Encoding` header; brotli wins at equal weight. */
export function encodingFor(accepted: string | undefined): ContentEncoding {
  if (accepted === undefined) return 'identity';
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map(text => text.trim());
    const weight = parameters.find(parameter => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const [br, gz] = [weightOf('br'), weightOf('gzip')];
  if (br > 0 && br >= gz) return 'br';
  return gz > 0 ? 'gzip' : 'identity';
}
