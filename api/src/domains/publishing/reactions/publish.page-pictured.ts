import { reaction } from '../../../kernel/reaction.ts'
import { publishTags } from '../publish-tags.ts'

/** Renders the page again so that it links to its picture, which is now stored. */
export const task = reaction<'page.pictured'>(async ({ services, portal, log }, { path }) =>
  publishTags({ services, portal, log }, { job_id: null, tags: [], again: [path] }),
)
