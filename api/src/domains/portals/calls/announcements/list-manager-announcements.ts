import { list_manager_announcements } from '@portico/shared/contract/portals/announcements.ts'
import { verb } from '../../../../kernel/verb.ts'
import { visibleAnnouncements } from './visible-announcements.ts'

export const listManagerAnnouncements = verb(list_manager_announcements, (ctx) => visibleAnnouncements(ctx, 'manager'))
