import { trimEndOf } from '../rules/text/trim-end-of.ts'
import { pass, redirect, type Guard } from './guard.ts'

/** The path without slashes at its end. It starts with one slash and no backslash, so that it can never name another host (SES-039). */
export const withoutTrailingSlash = (path: string): string => `/${trimEndOf(path.replace(/^[/\\]+/, ''), /[/\\]/)}`

/** A path with a slash at its end leads for good to the one without; the root is exempt, the query stays (SES-039, OP-35). */
export const redirectTrailingSlash: Guard = ({ path, query }) =>
  path.length > 1 && path.endsWith('/')
    ? redirect(withoutTrailingSlash(path) + (query.size > 0 ? `?${query}` : ''), { status: 301 })
    : pass
