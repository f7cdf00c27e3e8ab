import { sentencePairs } from '#kit/language/sentences';

/** Sentences of the stay service as such; each feature keeps its own beside it. */
export const staysSentences = sentencePairs({});
