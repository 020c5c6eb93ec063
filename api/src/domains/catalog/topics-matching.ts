import { isTypoOf } from './edit-distance.ts'
import { phraseWords } from './phrase-words.ts'

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '')

/** Returns entries whose titles contain all the words, each as the prefix of a title word. If there are none, also allows typos. */
export function topicsMatching<Entry extends { title: string }>(
  entries: readonly Entry[],
  words: readonly string[],
): Entry[] {
  const asked = words.map(plain)
  if (asked.length === 0) return []
  const named = (begins: (word: string, asked: string) => boolean) =>
    entries.filter(({ title }) => {
      const held = phraseWords(plain(title))
      return asked.every((each) => held.some((word) => begins(word, each)))
    })
  const exact = named((word, each) => word.startsWith(each))
  return exact.length > 0 ? exact : named((word, each) => word.startsWith(each) || isTypoOf(each, word))
}
