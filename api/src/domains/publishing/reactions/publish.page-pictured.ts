import { reaction } from '../../../kernel/reaction.ts'
import { publishTags } from '../publish-tags.ts'

/** The page names its picture, which stands now. */
export const task = reaction<'page.pictured'>(async ({ services, portal, log }, { path }) =>
  publishTags({ services, portal, log }, { job_id: null, tags: [], again: [path] }),
)
