import { cutText } from './cut-text.ts'
import { plainText } from './plain-text.ts'

/** Search engines show about this much of a page's description. */
export const descriptionLength = 160

/** The first sentences of a rich text that fit; only a first sentence that is too long by itself is cut, with an ellipsis. */
export function wholeSentences(html: string, length: number = descriptionLength): string {
  const [first = '', ...rest] = plainText(html).split(/(?<=[.!?][”")]?)\s+(?=[\p{Lu}\d“"(])/u)
  let text = cutText({ text: first, length })
  for (const sentence of rest) {
    if (text.length + 1 + sentence.length > length) break
    text += ` ${sentence}`
  }
  return text
}
