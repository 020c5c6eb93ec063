/** Text of an email's switch in a course's notification settings. */
type Switch = { label: string; help: string }

/** Emails about a course that its authors may turn off (OP-89). All other emails have no switch. */
export const courseMails = {
  enrolled_by_other: {
    label: 'Enrolled in the course',
    help: 'To a learner enrolled by staff or a manager, with the due date and a link to start.',
  },
  assignment_graded: {
    label: 'Assignment graded',
    help: 'To the learner, with the score and a link to the feedback. Also after a grade was corrected.',
  },
  question_answered: {
    label: 'Question answered',
    help: 'To the learner who asked, with a link to the answer.',
  },
  course_finished: {
    label: 'Course completed',
    help: 'To the learner, with a link to the certificate.',
  },
  certificate_issued: {
    label: 'Certificate issued',
    help: 'To the learner, with the certificate attached.',
  },
  certificate_expiring: {
    label: 'Certificate about to expire',
    help: 'To the learner and the buyer of the seat, on the days set in Portal settings, with a link to renew.',
  },
  assignment_submitted: {
    label: 'Assignment submitted',
    help: 'To the course’s instructors, with a link to grade it.',
  },
} as const satisfies Readonly<Record<string, Switch>>

export type CourseMail = keyof typeof courseMails

/** Their names, in the order of the page. */
export const courseMailNames = Object.keys(courseMails) as [CourseMail, ...CourseMail[]]
