import { takeRate, type Limit } from '../../../../../kernel/rate-limit.ts'
import type { Services } from '../../../../../kernel/services.ts'

/** More than anybody previews or saves while a template is laid out: both measure texts in every font. */
const drawingsPerUser = (user_id: number): Limit => ({
  key: `certificate-preview:${user_id}`,
  limit: 60,
  window_s: 60,
})

/** Counts a drawing of a template by a person, seen or only measured. */
export const takeDrawingRate = ({ platform }: Pick<Services, 'platform'>, { id }: { id: number }): Promise<void> =>
  takeRate(platform, drawingsPerUser(id))
