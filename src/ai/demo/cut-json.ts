/** Parses JSON whose end may be missing, and keeps the complete part. Undefined for other texts. */
export function parseCut(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return parseBeginning(text);
  }
}

function parseBeginning(text: string): unknown {
  const open: string[] = [];
  let isInText = false;
  /** The end of the last complete value in a list or an object, and the number of open brackets there. */
  let end = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    if (isInText) {
      if (letter === '\\') at++;
      else if (letter === '"') isInText = false;
      continue;
    }
    if (letter === '"') isInText = true;
    if (letter === '{' || letter === '[') open.push(letter === '{' ? '}' : ']');
    if (letter === '}' || letter === ']') open.pop();
    if (letter === ',' || letter === '}' || letter === ']') {
      end = letter === ',' ? at : at + 1;
      depth = open.length;
    }
  }
  try {
    return JSON.parse(text.slice(0, end) + open.slice(0, depth).toReversed().join(''));
  } catch {
    return undefined;
  }
}
