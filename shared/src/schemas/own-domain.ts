import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const shape = new RegExp(`^(?:${label}\\.)+[a-z]{2,63}$`)

/** Normalizes a typed or pasted domain; forms call this before they submit. */
export const typedDomain = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .split(/[/?#]/, 1)
    .join('')
    .replace(/\.$/, '')

/** A normalized domain: lowercase, no wildcard, no trailing dot, no look-alike letters (punycode). */
export const ownDomain = v.pipe(
  v.string(errorMessage('validation.required')),
  v.nonEmpty(errorMessage('validation.required')),
  v.check(
    (text) => text.length <= 253 && shape.test(text) && !/(?:^|\.)xn--/.test(text),
    'Enter a domain such as learn.example.com, in lower case, without * and without a dot at the end.',
  ),
)
