/** The audience of an announcement (NTF-004): learners and managers see it on their landing pages; `portal` shows everyone a banner. */
export const announcementAudiences = ['learner', 'manager', 'portal'] as const
export type AnnouncementAudience = (typeof announcementAudiences)[number]

export const audienceLabels: Readonly<Record<AnnouncementAudience, string>> = {
  learner: 'Learners',
  manager: 'Managers',
  portal: 'Everyone (banner)',
}
