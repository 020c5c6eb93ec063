import { job } from '../../../kernel/reaction.ts'
import { publishTags, type Remaining } from '../publish-tags.ts'

/** Renders the next part of a large publishing job. */
export const task = job<Remaining>(async ({ services, portal, log }, remaining) =>
  publishTags({ services, portal, log }, remaining),
)
