import { trimEndOf } from '../rules/text/trim-end-of.ts'
import { pass, redirect, type Guard } from './guard.ts'

/** Returns the path without trailing slashes. It starts with exactly one slash and no backslash, so that it can never name another host (SES-039). */
export const withoutTrailingSlash = (path: string): string => `/${trimEndOf(path.replace(/^[/\\]+/, ''), /[/\\]/)}`

/** Redirects a path with a trailing slash permanently to the one without; the root is exempt and the query is kept (SES-039, OP-35). */
export const redirectTrailingSlash: Guard = ({ path, query }) =>
  path.length > 1 && path.endsWith('/')
    ? redirect(withoutTrailingSlash(path) + (query.size > 0 ? `?${query}` : ''), { status: 301 })
    : pass
