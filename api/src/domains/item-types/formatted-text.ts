import { longestHtml } from '@portico/shared/item-types/authored-content.ts'
import { sanitizeWrittenLesson } from '../../adapters/sanitize-content.ts'
import type { Transaction } from '../../db/client.ts'
import { rejectLonger } from '../../kernel/reject-longer.ts'
import { withKnownFiles } from './linked-files.ts'

/** Cleans an author's formatted text for storage and limits its length; links to files that the library does not have lose their link. */
export const formattedText = (
  db: Transaction,
  html: string,
  field: 'content' | 'transcript' | 'reqs',
): Promise<string> =>
  withKnownFiles(db, rejectLonger(sanitizeWrittenLesson(html), { field: `content.fields.${field}`, most: longestHtml }))

/** Matches visible text or a picture in formatted text; the pattern works in both Postgres and JavaScript. */
export const visibleContentPattern =
  '(^|>)([\\s\\u00a0\\u200b\\ufeff]|&nbsp;)*([^<&\\s\\u00a0\\u200b\\ufeff]|&(?!nbsp;))|<img'
const pattern = new RegExp(visibleContentPattern)

/** Whether formatted text shows anything; a cleared editor leaves an empty paragraph. */
export const hasVisibleContent = (html: string): boolean => pattern.test(html)
