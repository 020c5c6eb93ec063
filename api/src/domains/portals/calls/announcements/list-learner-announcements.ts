import { list_learner_announcements } from '@portico/shared/contract/portals/announcements.ts'
import { verb } from '../../../../kernel/verb.ts'
import { shownAnnouncements } from './shown-announcements.ts'

export const listLearnerAnnouncements = verb(list_learner_announcements, (ctx) => shownAnnouncements(ctx, 'learner'))
