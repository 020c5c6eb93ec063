import { fail } from '../../kernel/fail.ts'
import { releaseHit, reserveHit, type Limit } from '../../kernel/rate-limit.ts'
import type { Services } from '../../kernel/services.ts'

/** Millions of pixels that a portal may add per hour: 100 pictures of the maximum size, or 300 from an ordinary camera. */
export const pixelsPerHour_millions = 4_000

/**
 * Counts the pixels of a portal's pictures, which the worker encodes in many sizes. A picture over the hourly limit is refused and does not count.
 */
export const enforcePixelLimit =
  ({ platform }: Pick<Services, 'platform'>, portal_id: number) =>
  async ({ name, pixels }: { name: string; pixels: number }): Promise<void> => {
    const hits = Math.ceil(pixels / 1e6)
    const limit: Limit = { key: `pixels:${portal_id}`, limit: pixelsPerHour_millions, window_s: 3_600, hits }
    const wait_s = await reserveHit(platform, limit)
    if (wait_s === 0) return
    await releaseHit(platform, limit)
    fail('media.pixels_spent', { name, minutes: Math.ceil(wait_s / 60) })
  }
