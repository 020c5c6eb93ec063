import { reaction } from '../../../kernel/reaction.ts'
import { syncIndex } from '../sync-index.ts'

/** The outbox lists the courses to index. If Meilisearch is unavailable, this does nothing and the timed job catches up. */
export const task = reaction<'course.changed'>(
  async ({ services, portal, log }) => void (await syncIndex({ ...services, log }, portal.id)),
)
