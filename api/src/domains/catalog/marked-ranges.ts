import { isTypoOf } from './edit-distance.ts'

type Range = [from: number, to: number]
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()

/** Whether a word of the text matches a searched one: exactly, by prefix or with a typo. A single letter matches only exactly. */
const isMatch = (word: string, asked: string): boolean =>
  word === asked || (asked.length > 1 && word.startsWith(asked)) || isTypoOf(asked, word)

/** Returns the positions of searched words in a text so that lists can mark them: whole words, the same for both engines. */
export function markedRanges(text: string | null, words: readonly string[]): Range[] {
  const asked = words.map(plain)
  return [...(text ?? '').matchAll(/[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)*/gu)].flatMap(({ 0: word, index }) =>
    asked.some((each) => isMatch(plain(word), each)) ? [[index, index + word.length] satisfies Range] : [],
  )
}
