import { list_manager_announcements } from '@portico/shared/contract/portals/announcements.ts'
import { verb } from '../../../../kernel/verb.ts'
import { shownAnnouncements } from './shown-announcements.ts'

export const listManagerAnnouncements = verb(list_manager_announcements, (ctx) => shownAnnouncements(ctx, 'manager'))
