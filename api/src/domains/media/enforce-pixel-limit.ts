import { fail } from '../../kernel/fail.ts'
import { releaseHit, reserveHit, type Limit } from '../../kernel/rate-limit.ts'
import type { Services } from '../../kernel/services.ts'

/** Millions of pixels that a portal may add per hour: 100 pictures of the maximum size, or 300 from an ordinary camera. */
export const pixelsPerHour_millions = 4_000
/** The same for a person's own pictures, so that they leave the portal's share to its staff: eight from an ordinary camera. */
const ownPixelsPerHour_millions = 100

type Admit = (picture: { name: string; pixels: number }) => Promise<void>

/**
 * Counts the pixels of a portal's pictures, which the worker encodes in many sizes. A picture over the hourly limit is refused and does not count.
 */
export const enforcePixelLimit = (services: Pick<Services, 'platform'>, portal_id: number): Admit =>
  admitWithin(services, { key: `pixels:${portal_id}`, limit: pixelsPerHour_millions })

/** Counts the pixels of pictures that people upload of themselves. */
export const enforceOwnPixelLimit = (services: Pick<Services, 'platform'>, user_id: number): Admit =>
  admitWithin(services, { key: `own-pixels:${user_id}`, limit: ownPixelsPerHour_millions })

function admitWithin({ platform }: Pick<Services, 'platform'>, counted: Pick<Limit, 'key' | 'limit'>): Admit {
  return async ({ name, pixels }) => {
    const limit: Limit = { ...counted, window_s: 3_600, hits: Math.ceil(pixels / 1e6) }
    const wait_s = await reserveHit(platform, limit)
    if (wait_s === 0) return
    await releaseHit(platform, limit)
    fail('media.pixels_spent', { name, minutes: Math.ceil(wait_s / 60) })
  }
}
