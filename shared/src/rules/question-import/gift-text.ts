import { plainText } from '../text/plain-text.ts'

// What an escaped character stands for while the others are read: private characters that no file has.
const escaped = ['~', '=', '#', '{', '}', ':', '%'] as const
const stand = (place: number): string => String.fromCharCode(0xe000 + place)
const lineBreak = '\ue010'

/** Text whose escaped characters are out of the way: `\{` is not the beginning of answers. */
export const withoutEscapes = (text: string): string =>
  text.replace(/\\(\\|n|[~=#{}:%])/g, (_, one: string) => {
    if (one === 'n') return lineBreak
    return one === '\\' ? '\\' : stand(escaped.indexOf(one as (typeof escaped)[number]))
  })

/** The words that were meant, with their escaped characters; those of HTML without its tags. */
export function giftWords(text: string, isHtml: boolean): string {
  const back = text
    .replace(/[\ue000-\ue006]/g, (one) => escaped[one.charCodeAt(0) - 0xe000] ?? '')
    .replaceAll(lineBreak, '\n')
  const words = isHtml ? plainText(back) : back
  return words
    .split('\n')
    .map((line) => line.split(/[ \t]/).filter(Boolean).join(' '))
    .join('\n')
    .trim()
}

/** A text with its format in brackets before it, such as `[html]`. */
export function formatOf(text: string): { words: string; isHtml: boolean } {
  const found = /^\s*\[(html|moodle|plain|markdown)\]/i.exec(text)
  if (!found) return { words: text, isHtml: false }
  return { words: text.slice(found[0].length), isHtml: /html|moodle/i.test(found[1] ?? '') }
}
