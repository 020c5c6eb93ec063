import { foldText } from './fold-text.ts'

const before = 60
const length = 180

/**
 * Cuts a plain text to the part around the first occurrence of the searched words, at whole words, with an ellipsis where something was cut. Without an
 * occurrence it is the beginning.
 */
export function excerptAround({ text, words }: { text: string; words: string }): string {
  const letters = [...text]
  const found = placeOf(letters, foldText(words.trim()))
  const from = found <= before ? 0 : wordStart(letters, found - before, found)
  const to = from + length >= letters.length ? letters.length : wordEnd(letters, from + length)
  const part = letters.slice(from, to).join('').trim()
  return `${from > 0 ? '…' : ''}${part}${to < letters.length ? '…' : ''}`
}

/** Index of the letter at which the folded words begin; 0 if they are not found. A letter may fold to several, so positions are mapped. */
function placeOf(letters: readonly string[], words: string): number {
  const folded = letters.map(foldText)
  const at = folded.join('').indexOf(words)
  if (at <= 0) return 0
  let passed = 0
  return folded.findIndex((letter) => (passed += letter.length) > at)
}

function wordStart(letters: readonly string[], from: number, most: number): number {
  const blank = letters.indexOf(' ', from)
  return blank === -1 || blank >= most ? from : blank + 1
}

function wordEnd(letters: readonly string[], to: number): number {
  const blank = letters.lastIndexOf(' ', to)
  return blank <= 0 || to - blank > 40 ? to : blank
}
