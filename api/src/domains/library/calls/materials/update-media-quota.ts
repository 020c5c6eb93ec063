import { update_media_quota } from '@portico/shared/contract/materials.ts'
import { setMediaQuota } from '../../../portals/door.ts'
import { verb } from '../../../../kernel/verb.ts'
import { readQuota } from '../../materials/quota.ts'

/** Only the operators of the installation decide how much a portal may store. */
export const updateMediaQuota = verb(update_media_quota, async (ctx, { body }) => {
  await setMediaQuota(ctx.db, body.quota_bytes)
  ctx.note('portal', { media_quota_bytes: body.quota_bytes })
  return readQuota(ctx)
})
