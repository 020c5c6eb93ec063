import { sql } from 'drizzle-orm'
import type { Tag } from '@portico/shared/tags/tags.ts'
import type { Transaction } from '../../db/client.ts'
import type { Remaining } from './publish-tags.ts'

/** Behind any job someone is waiting for. */
const priority = 30

/** Queues, in the portal's transaction, one job that renders all pages with these tags when nothing more urgent waits. */
export async function publishLater(
  db: Transaction,
  { portal_id, tags }: { portal_id: number; tags: readonly Tag[] },
): Promise<void> {
  const payload: Remaining = { job_id: null, tags: [...new Set(tags)] }
  const body = JSON.stringify({ portal_id, event: 'publish.pages', payload })
  await db.execute(sql`select enqueue_job('publish.pages', ${body}::json, priority => ${priority}::integer)`)
}
