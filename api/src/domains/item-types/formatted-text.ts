import { longestHtml } from '@portico/shared/item-types/authored-content.ts'
import { sanitizeWritten } from '../../adapters/sanitize-content.ts'
import { refuseLonger } from '../../kernel/refuse-longer.ts'

/** Cleans an author's formatted text for storage and limits its length. */
export const formattedText = (html: string, field: 'content' | 'transcript' | 'reqs'): string =>
  refuseLonger(sanitizeWritten(html), { field: `content.fields.${field}`, most: longestHtml })
