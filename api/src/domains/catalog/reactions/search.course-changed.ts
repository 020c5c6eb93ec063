import { reaction } from '../../../kernel/reaction.ts'
import { keepIndex } from '../keep-index.ts'

/** The outbox says which courses are behind. Without Meilisearch there is nothing to do now; the timed job catches up. */
export const task = reaction<'course.changed'>(
  async ({ services, portal, log }) => void (await keepIndex({ ...services, log }, portal.id)),
)
