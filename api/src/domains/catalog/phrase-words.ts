// Words that say nothing about which course is meant.
const noise = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
  'course',
  'courses',
  'class',
  'classes',
])
const mostWords = 10

/** The words that a search looks for, the same for both engines: small, without signs, fillers and repeats. */
export function phraseWords(phrase: string): string[] {
  const all = [
    ...new Set(
      phrase
        .normalize('NFKC')
        .toLowerCase()
        .replace(/['’]/g, '')
        .match(/[\p{L}\p{N}]+/gu) ?? [],
    ),
  ].slice(0, mostWords)
  const telling = all.filter((word) => !noise.has(word))
  return telling.length > 0 ? telling : all
}
