/** Numbers from 0 to 1 that depend on the text alone. */
export function randomOf(text: string): () => number {
  let state = [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) ^ 3_266_489_917;
    return (state >>> 0) / 4_294_967_296;
  };
}
