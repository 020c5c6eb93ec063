import { cutText } from './cut-text.ts'
import { plainText } from './plain-text.ts'

/** The first words of a rich text, whole words only, with an ellipsis where something was cut. */
export const excerpt = ({ html, length }: { html: string; length: number }): string =>
  cutText({ text: plainText(html), length })
