/**
 * Content of a notification: the title and the id of its subject (NTF-001). `from`: who wrote the title if the portal did not, such as a team's
 * manager.
 */
export type NotificationProperties = { title: string; original_id: number; from?: string | undefined }

const sentences = {
  course_duplicated: 'The course "{title}" is successfully duplicated!',
  invites_sent: 'Invites for {title} were sent!',
  enrolled_by_other: 'You were enrolled in {title}.',
  seat_returned: 'A seat in {title} is free again. Its learner was removed from the course before starting it.',
  seat_revoked: 'Your seat in {title} was revoked by its buyer before you started the course.',
  course_finished: 'You completed {title}.',
  certificate_issued: 'Your certificate for {title} is ready.',
  certificate_expiring: 'A certificate for {title} expires soon.',
  order_paid: 'Your order {title} is complete.',
  order_processing: 'Your order {title} is being processed. You will be notified once it is paid.',
  order_refunded: 'A refund was made for your order {title}.',
  order_withdrawn: 'Access from your order {title} was withdrawn.',
  own_dispute_open: 'The payment for your order {title} is disputed. Its courses are paused for now.',
  own_dispute_won: 'The dispute over your order {title} is over. Its courses continue.',
  own_dispute_lost: 'The dispute over your order {title} is over. Its courses have ended.',
  order_received: 'New order: {title}.',
  purchase_order_received: 'New purchase order: {title}.',
  order_dispute_open: 'The payment of order {title} is disputed. Its courses are paused.',
  order_dispute_won: 'The dispute over order {title} was won. Its courses continue.',
  order_dispute_lost: 'The dispute over order {title} was lost. Its courses have ended.',
  publishing_done: 'The pages of {title} are up to date.',
  publishing_failed: 'Publishing {title} failed. The previous pages are still live.',
  scorm_import_done: 'The SCORM package {title} is ready.',
  scorm_import_failed: 'The SCORM package {title} could not be imported.',
  scorm_problem_reported: 'A learner says that something is wrong in {title}.',
  scorm_recording_opened: 'Staff opened a technical recording of {title}. Its reason is shown in the lesson.',
  scorm_attempt_reset: 'Staff ended your attempt at {title}. You can start it again.',
  question_asked: 'A learner asks: {title}',
  question_answered: 'Your question "{title}" was answered.',
  assignment_handed_in: '“{title}” was submitted and is waiting to be graded.',
  training_accepted: 'Your training {title} was accepted.',
  training_refused: 'Your training {title} was not accepted. See the reason next to it.',
  tax_exemption_approved: 'The tax exemption of {title} was approved.',
  tax_exemption_declined: 'The tax exemption of {title} was not accepted. See the reason next to it.',
  partner_page_sent: 'A provider’s page, {title}, is waiting for approval.',
  partner_page_approved: 'Your page {title} was approved.',
  partner_page_refused: 'Your page {title} was not approved. See the reason next to it.',
  exam_reset: 'Staff reset {title}. All attempts are open again; earlier ones stay on record.',
  curator_attached: 'You are now the curator of a learner in {title}.',
  domain_serving: 'The portal is now at {title}.',
  domain_failing:
    'The DNS records of {title} are missing. Set them again within three days, or the portal returns to its first address.',
  domain_lost: 'The portal is no longer at {title}, because its DNS records are missing.',
  sender_used: 'The portal’s emails now come from {title}.',
  sender_lost: 'The portal’s emails no longer come from {title}, because its DNS records no longer allow it.',
  share_offered: 'Another portal offers you its course {title} and is waiting for your answer.',
  share_accepted: 'The other portal accepted your course {title}.',
  share_declined: 'The other portal declined your course {title}.',
  share_withdrawn: 'The course {title} is no longer offered to you.',
  share_ended: 'The share of {title} has ended. Nothing new is sold, and learners keep what they have.',
  subscription_canceled: 'The subscription was canceled. Everything stays as it is until {title}.',
  subscription_resumed: 'The subscription continues. It renews on {title}.',
  subscription_planned: 'The plan changes to {title}.',
  announced: '{title}',
  team_announced: 'Your team’s manager {from}: {title}',
  assignment_graded: 'Your work on “{title}” was graded.',
  grade_corrected: 'Your grade for “{title}” was changed. See the reason next to it.',
  feedback_corrected: 'The feedback on your work “{title}” was changed. See the reason next to it.',
} as const

/** The specification fixes the wording of the first two (NTF-002, NTF-003). */
export type NotificationType = keyof typeof sentences
export const notificationTypes = Object.keys(sentences) as [NotificationType, ...NotificationType[]]

/** Text of a notification; used by both apps and the tests (NTF-001…003). */
export function notificationText({
  type,
  properties,
}: {
  type: NotificationType
  properties: NotificationProperties
}): string {
  // Uses a replacer function, so that `$&` in a title is not interpreted.
  return sentences[type].replace(/\{(title|from)\}/g, (_brace, name) =>
    name === 'title' ? properties.title : (properties.from ?? ''),
  )
}
