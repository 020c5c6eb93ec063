/** What a notice is about: its name, and the id of its subject (NTF-001). */
export type NotificationProperties = { title: string; original_id: number }

const sentences = {
  course_duplicated: 'The course "{title}" is successfully duplicated!',
  invites_sent: 'Invites for {title} were sent!',
  course_finished: 'You completed {title}.',
  certificate_issued: 'Your certificate for {title} is ready.',
  certificate_expiring: 'A certificate for {title} expires soon.',
  order_paid: 'Your order {title} is complete.',
  order_received: 'New order: {title}.',
  publishing_done: 'The pages of {title} are up to date.',
  publishing_failed: 'Publishing {title} failed. The previous pages are still live.',
  scorm_import_done: 'The SCORM package {title} is ready.',
  scorm_import_failed: 'The SCORM package {title} could not be imported.',
  scorm_problem_reported: 'A learner says that something is wrong in {title}.',
  scorm_recording_opened: 'Staff opened a technical recording of {title}. Its reason is shown in the lesson.',
  scorm_attempt_reset: 'Your attempt at {title} was ended by staff. You can begin it anew.',
  question_asked: 'A learner asks: {title}',
  question_answered: 'Your question "{title}" was answered.',
  assignment_handed_in: '{title} was handed in and waits to be graded.',
  training_accepted: 'Your training {title} was accepted.',
  training_refused: 'Your training {title} was not accepted. The reason stands beside it.',
  exam_reset: 'Staff reset {title}. All attempts are open again; earlier ones stay on record.',
  assignment_graded: 'Your work on {title} was graded.',
} as const

/** The first two are worded by the specification (NTF-002, NTF-003). */
export type NotificationType = keyof typeof sentences
export const notificationTypes = Object.keys(sentences) as [NotificationType, ...NotificationType[]]

/** The sentence that a notice shows; both apps and tests read the same (NTF-001…003). */
export function notificationText({
  type,
  properties,
}: {
  type: NotificationType
  properties: NotificationProperties
}): string {
  // A function, so that a title with `$&` in it stays as it is.
  return sentences[type].replace('{title}', () => properties.title)
}
