import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

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
