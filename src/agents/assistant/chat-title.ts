const MAX_LENGTH = 60;

/** The beginning of the first message, up to a whole word. Does not cut a placeholder. */
export function titleOf(text: string): string {
  const line = text.trim().split('\n', 1)[0]!.replaceAll(/\s+/g, ' ');
  const letters = [...line];
  if (letters.length <= MAX_LENGTH) return line;
  const cut = letters.slice(0, MAX_LENGTH).join('');
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut.replace(/\[[a-z_\d]*$/, '')}…`;
}
