import type { Verb } from '../../../../kernel/verb.ts'
import { createAnnouncement } from './create-announcement.ts'
import { deleteAnnouncement } from './delete-announcement.ts'
import { dismissAnnouncement } from './dismiss-announcement.ts'
import { listAnnouncements } from './list-announcements.ts'
import { listBannerAnnouncements } from './list-banner-announcements.ts'
import { listLearnerAnnouncements } from './list-learner-announcements.ts'
import { listManagerAnnouncements } from './list-manager-announcements.ts'
import { listPortalAnnouncements } from './list-portal-announcements.ts'
import { updateAnnouncement } from './update-announcement.ts'

export const announcementsArea: readonly Verb[] = [
  listAnnouncements,
  createAnnouncement,
  updateAnnouncement,
  deleteAnnouncement,
  listLearnerAnnouncements,
  listManagerAnnouncements,
  listBannerAnnouncements,
  listPortalAnnouncements,
  dismissAnnouncement,
]
