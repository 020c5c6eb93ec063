import { list_banner_announcements } from '@portico/shared/contract/portals/announcements.ts'
import { verb } from '../../../../kernel/verb.ts'
import { visibleAnnouncements } from './visible-announcements.ts'

export const listBannerAnnouncements = verb(list_banner_announcements, (ctx) => visibleAnnouncements(ctx, 'portal'))
