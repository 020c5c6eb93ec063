import { list_banner_announcements } from '@portico/shared/contract/portals/announcements.ts'
import { verb } from '../../../../kernel/verb.ts'
import { shownAnnouncements } from './shown-announcements.ts'

export const listBannerAnnouncements = verb(list_banner_announcements, (ctx) => shownAnnouncements(ctx, 'portal'))
