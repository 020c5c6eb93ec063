import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { isUrl } from './url.ts'

/** The target of a footer link: a web URL or a file on the portal itself (LEG-002). */
export const footerLink = v.pipe(
  v.string(errorMessage('validation.url')),
  v.trim(),
  v.maxLength(2_000, errorMessage('validation.max', { length: 2_000 })),
  v.check(
    (value) => /^\/media\/[\w./-]+$/.test(value) || (isUrl(value) && /^https?:/i.test(value)),
    errorMessage('validation.url'),
  ),
)

/** Returns why a text is not a valid footer link, or null if it is. */
export const footerLinkProblem = (value: string): string | null =>
  v.safeParse(footerLink, value).issues?.[0].message ?? null
