import { list_learner_announcements } from '@portico/shared/contract/portals/announcements.ts'
import { verb } from '../../../../kernel/verb.ts'
import { visibleAnnouncements } from './visible-announcements.ts'

export const listLearnerAnnouncements = verb(list_learner_announcements, (ctx) => visibleAnnouncements(ctx, 'learner'))
