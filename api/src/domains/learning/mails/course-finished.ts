import { linkTo } from '@portico/shared/pages/link-to.ts'
import { mail } from '../../notifications/door.ts'

/** Sent to a learner who completed a course. */
export const courseFinished = mail({
  kind: 'transactional',
  about: 'course_finished',
  sample: { first_name: 'Ada', title: 'Safe lifting', slug: 'safe-lifting', enrollment_id: 17, has_certificate: true },
  write: ({ first_name, title, slug, enrollment_id, has_certificate }, { url }) => ({
    heading: `You completed ${title}`,
    parts: [
      { kind: 'text', text: `Congratulations, ${first_name}! You completed this course today.` },
      has_certificate
        ? {
            kind: 'button',
            label: 'See your certificate page',
            url: url + linkTo('learnerCertificates', { slug, related_id: enrollment_id }),
          }
        : { kind: 'button', label: 'Open the course', url: url + linkTo('learnerCourse', { slug }) },
    ],
  }),
})
