import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

const invalidUrl = errorMessage('validation.url')

const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u
const topLevel = /^(?:[\p{L}]{2,63}|xn--[a-z0-9-]{1,59})$/iu
const octet = /^(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])$/

function isHost(host: string): boolean {
  const labels = host.split('.')
  if (labels.length === 4 && labels.every((part) => octet.test(part))) return true
  return labels.length >= 2 && labels.every((part) => label.test(part)) && topLevel.test(labels.at(-1) ?? '')
}

function isPort(port: string | undefined): boolean {
  return port === undefined || (/^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65535)
}

/**
 * Whether a text is a valid link: http, https or ftp with a top-level domain, mailto: or tel:; no spaces or angle brackets, under 2083 characters,
 * port 1 to 65535 (FRM-018).
 */
export function isUrl(value: string): boolean {
  // eslint-disable-next-line no-control-regex
  if (value.length >= 2083 || /[\s<>\\"\u0000-\u001f]/.test(value)) return false
  if (/^mailto:/i.test(value)) return v.is(v.pipe(v.string(), v.email()), value.slice(7).split('?')[0])
  if (/^tel:/i.test(value)) return /^\+?[\d().-]{3,24}$/.test(value.slice(4))
  const parts = /^(?:https?|ftp):\/\/(?:[^/?#@]*@)?([^/?#@:]+)(?::([^/?#]*))?(?:[/?#].*)?$/i.exec(value)
  return parts !== null && isHost(parts[1] ?? '') && isPort(parts[2])
}

/** A link entered by a user (FRM-018). */
export const url = v.pipe(
  v.string(errorMessage('validation.required')),
  v.trim(),
  v.nonEmpty(errorMessage('validation.required')),
  v.check(isUrl, invalidUrl),
)

/** Whether a text is a web URL that a page may link to: http or https, without a user name or password before the host. */
export const isWebUrl = (value: string): boolean => isUrl(value) && /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(value)

/** A web URL entered by a user. */
export const webUrl = v.pipe(
  v.string(errorMessage('validation.required')),
  v.trim(),
  v.nonEmpty(errorMessage('validation.required')),
  v.check(isWebUrl, errorMessage('validation.url')),
)

/** Completes a company's website for storage: adds https:// if it lacks http or https (TEN-034). */
export const withScheme = (value: string): string => (/^https?:\/\//i.test(value) ? value : `https://${value}`)

/** A company's website. */
export const website = v.pipe(
  v.string(errorMessage('validation.url')),
  v.trim(),
  v.nonEmpty(errorMessage('validation.required')),
  v.transform(withScheme),
  url,
)

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

export type VideoLink = { readonly provider: 'youtube' | 'vimeo'; readonly id: string }

const isHostOf = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)

const youtubeId = (candidate: string | null | undefined): VideoLink | null =>
  /^[\w-]{11}$/.test(candidate ?? '') && candidate ? { provider: 'youtube', id: candidate } : null

/**
 * Extracts the provider and id of a YouTube or Vimeo link: 11 characters for YouTube, digits for Vimeo (FRM-030, OP-125). Null for any other host,
 * protocol or format.
 */
export function videoLinkOf(link: string): VideoLink | null {
  if (!URL.canParse(link)) return null
  const { protocol, hostname, pathname, searchParams } = new URL(link)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  const [first, second] = pathname.split('/').filter(Boolean)
  if (isHostOf(hostname, 'youtu.be')) return youtubeId(first)
  if (isHostOf(hostname, 'youtube.com')) {
    return youtubeId(
      first !== undefined && ['embed', 'shorts', 'live', 'v'].includes(first) ? second : searchParams.get('v'),
    )
  }
  if (!isHostOf(hostname, 'vimeo.com')) return null
  const digits = pathname.split('/').find((part) => /^\d{1,12}$/.test(part))
  return digits === undefined ? null : { provider: 'vimeo', id: digits }
}

/** A link to a YouTube or Vimeo video, as typed (FRM-030). The player uses `videoLinkOf` of it. */
export const videoLink = v.pipe(
  v.string(errorMessage('validation.required')),
  v.trim(),
  v.nonEmpty(errorMessage('validation.required')),
  v.check((link) => link === '' || videoLinkOf(link) !== null, errorMessage('validation.video_link')),
)

const domainLabel = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const domainShape = new RegExp(`^(?:${domainLabel}\\.)+[a-z]{2,63}$`)

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
    (text) => text.length <= 253 && domainShape.test(text) && !/(?:^|\.)xn--/.test(text),
    'Enter a domain such as learn.example.com, in lowercase, without * or a dot at the end.',
  ),
)

const invalidPlaceId = 'A place ID like ChIJN1t_tDeuEmsRUsoyG83frY4.'

/** A Google place ID. */
export const googlePlaceId = v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9_-]{10,300}$/, invalidPlaceId))

/** Returns the validation message for a typed place ID, or null if it is valid. */
export const googlePlaceIdProblem = (typed: string): string | null =>
  v.is(googlePlaceId, typed) ? null : invalidPlaceId
