import { cutText } from './cut-text.ts'
import { plainText } from './plain-text.ts'

/** Shortens a rich text to a plain excerpt of whole words, with an ellipsis if anything was cut. */
export const excerpt = ({ html, length }: { html: string; length: number }): string =>
  cutText({ text: plainText(html), length })
