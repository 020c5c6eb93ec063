import { isTypoOf } from './edit-distance.ts'

type Range = [from: number, to: number]
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()

/** Whether a word of a text is one that was asked for: as it is, its beginning, or with a typo. One letter begins too much. */
const isAsked = (word: string, asked: string): boolean =>
  word === asked || (asked.length > 1 && word.startsWith(asked)) || isTypoOf(asked, word)

/** Where these words of a search stand in a text, so that lists can mark them: whole words, the same for both engines. */
export function markedRanges(text: string | null, words: readonly string[]): Range[] {
  const asked = words.map(plain)
  return [...(text ?? '').matchAll(/[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)*/gu)].flatMap(({ 0: word, index }) =>
    asked.some((each) => isAsked(plain(word), each)) ? [[index, index + word.length] satisfies Range] : [],
  )
}
