/** Parses JSON whose end may be missing: what is complete is kept. Undefined for other texts. */
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
  /** Where the last complete value of a list or an object ends, and what closes the rest. */
  let end = 0;
  let closing = '';
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
      closing = open.toReversed().join('');
    }
  }
  try {
    return JSON.parse(text.slice(0, end) + closing);
  } catch {
    return undefined;
  }
}
