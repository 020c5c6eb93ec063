import { listTags } from '@portico/shared/tags/tags.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { publishTags } from '../publish-tags.ts'

/** Rewrites only the file the banner is read from, and no page. */
export const task = reaction<'announcement.changed'>(({ services, portal, log }) =>
  publishTags({ services, portal, log }, { job_id: null, tags: [listTags.announcements], changed: [] }),
)
