// Words that do not help to identify a course.
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

/** Returns the words a search looks for, the same for both engines: lowercase, without punctuation, fillers and duplicates. */
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
