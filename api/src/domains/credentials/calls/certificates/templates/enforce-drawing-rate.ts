import { enforceRateLimit, type Limit } from '../../../../../kernel/rate-limit.ts'
import type { Services } from '../../../../../kernel/services.ts'

/** More than anyone previews or saves while laying out a template. Both measure texts in every font. */
const drawingsPerUser = (user_id: number): Limit => ({
  key: `certificate-preview:${user_id}`,
  limit: 60,
  window_s: 60,
})

/** Counts one drawing of a template by this person, for a preview or for a save. */
export const enforceDrawingRate = ({ platform }: Pick<Services, 'platform'>, { id }: { id: number }): Promise<void> =>
  enforceRateLimit(platform, drawingsPerUser(id))
