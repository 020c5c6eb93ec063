import { sql } from 'drizzle-orm'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import type { Transaction } from '../../../db/client.ts'
import { type AttentionContext, type AttentionResult, countAndNewest } from '../../learning/door.ts'

/** Reports that the last change of the portal's settings did not reach all pages; saving them again republishes them. */
export const readPortalPublication = (db: Transaction, { portal }: AttentionContext): Promise<AttentionResult> =>
  countAndNewest(
    db,
    sql`select j.id, ${portal.name}::text as title, null::text as slug, '{}'::text[] as notes from publishing_jobs j
    where j.subject = ${`portal:${portal.id}`} and j.state = ${publishJob.failed}
      and not exists (select from publishing_jobs later where later.subject = j.subject and later.id > j.id)`,
  )
