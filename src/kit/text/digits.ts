const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;
const IS_DIGIT = /\p{Nd}/u;

const known = new Map<string, string>();

/** The text with the decimal digits of every script, such as Arabic-Indic (٠-٩) and Persian (۰-۹), written as 0-9. */
export function westernDigits(text: string): string {
  return text.replace(OTHER_DIGIT, digit => {
    const western = known.get(digit) ?? valueOf(digit.codePointAt(0)!);
    known.set(digit, western);
    return western;
  });
}

/** Unicode encodes the digits of a script next to each other, beginning with zero. */
function valueOf(digit: number): string {
  let zero = digit;
  while (IS_DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((digit - zero) % 10);
}
