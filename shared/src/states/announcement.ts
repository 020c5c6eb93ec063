/** Whom an announcement is for (NTF-004): learners and managers on their landing pages, `portal` everybody by a banner. */
export const announcementAudiences = ['learner', 'manager', 'portal'] as const
export type AnnouncementAudience = (typeof announcementAudiences)[number]

export const audienceLabels: Readonly<Record<AnnouncementAudience, string>> = {
  learner: 'Learners',
  manager: 'Managers',
  portal: 'Everybody (banner)',
}
