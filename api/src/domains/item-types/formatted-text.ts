import { longestHtml } from '@portico/shared/item-types/authored-content.ts'
import { sanitizeWritten } from '../../adapters/sanitize-content.ts'
import { rejectLonger } from '../../kernel/reject-longer.ts'

/** Cleans an author's formatted text for storage and limits its length. */
export const formattedText = (html: string, field: 'content' | 'transcript' | 'reqs'): string =>
  rejectLonger(sanitizeWritten(html), { field: `content.fields.${field}`, most: longestHtml })

/** Matches visible text or a picture in formatted text; the pattern works in both Postgres and JavaScript. */
export const visibleContentPattern =
  '(^|>)([\\s\\u00a0\\u200b\\ufeff]|&nbsp;)*([^<&\\s\\u00a0\\u200b\\ufeff]|&(?!nbsp;))|<img'
const pattern = new RegExp(visibleContentPattern)

/** Whether formatted text shows anything; a cleared editor leaves an empty paragraph. */
export const hasVisibleContent = (html: string): boolean => pattern.test(html)
