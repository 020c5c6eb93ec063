import type { LearnerItem } from '@portico/shared/item-types/learner-item.ts'

type Video = Pick<LearnerItem<'Video'>, 'provider' | 'video_id'>
const origins = { youtube: 'https://www.youtube-nocookie.com', vimeo: 'https://player.vimeo.com' } as const

/** The player URL, starting where the learner left off; null for a link of an unknown provider. */
export function videoUrl(
  { provider, video_id }: Video,
  { seconds, own_origin }: { seconds: number; own_origin: string },
): string | null {
  if (provider === null || video_id === null) return null
  const start = Math.floor(seconds)
  if (provider === 'vimeo') return `${origins.vimeo}/video/${video_id}?api=1&dnt=1${start > 0 ? `#t=${start}s` : ''}`
  const query = new URLSearchParams({
    enablejsapi: '1',
    rel: '0',
    origin: own_origin,
    ...(start > 0 ? { start: String(start) } : {}),
  })
  return `${origins.youtube}/embed/${video_id}?${query}`
}

export const videoOrigin = (provider: 'youtube' | 'vimeo'): string => origins[provider]

/** Both players report their position by postMessage on request; their own scripts only wrap this. */
export const timeRequests: Readonly<Record<'youtube' | 'vimeo', readonly string[]>> = {
  youtube: [JSON.stringify({ event: 'listening', id: 'portico', channel: 'widget' })],
  vimeo: [
    JSON.stringify({ method: 'addEventListener', value: 'timeupdate' }),
    JSON.stringify({ method: 'addEventListener', value: 'ended' }),
  ],
}

/** Position in seconds from a player's message; 0 at the end, so that the next visit starts over; null if it has none. */
export function timeOf(data: unknown): number | null {
  const { event, inner } = read(data)
  if (event === 'ended' || inner.playerState === 0) return 0
  const seconds = inner.seconds ?? inner.currentTime
  return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds : null
}

/** Duration from a player's message, if present. */
export function lengthOf(data: unknown): number | null {
  const { duration } = read(data).inner
  return typeof duration === 'number' && Number.isFinite(duration) && duration > 0 ? duration : null
}

function read(data: unknown): { event: unknown; inner: Record<string, unknown> } {
  const message = record(typeof data === 'string' ? parse(data) : data)
  const { event } = message
  if (event === 'timeupdate') return { event, inner: record(message.data) }
  return { event, inner: event === 'infoDelivery' || event === 'initialDelivery' ? record(message.info) : {} }
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
