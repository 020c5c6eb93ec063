import { job } from '../../../kernel/reaction.ts'
import { publishTags, type Remaining } from '../publish-tags.ts'

/** The next part of a publishing job with many pages. */
export const task = job<Remaining>(async ({ services, portal, log }, remaining) =>
  publishTags({ services, portal, log }, remaining),
)
