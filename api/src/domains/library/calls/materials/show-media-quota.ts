import { show_media_quota } from '@portico/shared/contract/materials.ts'
import { verb } from '../../../../kernel/verb.ts'
import { readQuota } from '../../materials/quota.ts'

export const showMediaQuota = verb(show_media_quota, readQuota)
