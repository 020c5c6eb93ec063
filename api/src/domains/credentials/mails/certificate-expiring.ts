import { linkTo } from '@portico/shared/pages/link-to.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { mail } from '../../notifications/door.ts'

/** Sent to the holder and the buyer of the seat, with a link to renew. */
export const certificateExpiring = mail({
  kind: 'transactional',
  about: 'certificate_expiring',
  sample: {
    learner: 'Ada Lovelace',
    course: 'Safe lifting',
    slug: 'safe-lifting',
    serial: 'ABCDE-FGHJK-LMNPQ-RSTVW',
    expires_at: new Date('2026-12-24T12:00:00Z'),
  },
  write: ({ learner, course, slug, serial, expires_at }, { url, time_zone }) => {
    const day = formatDay({ at: expires_at, time_zone, reader_zone: null })
    return {
      heading: `A certificate for ${course} expires on ${day}`,
      parts: [
        {
          kind: 'text',
          text: `The certificate of ${learner} is valid until ${day}. Take the course again to renew it.`,
        },
        { kind: 'button', label: 'Renew it', url: url + linkTo('course', { slug }) },
        { kind: 'quiet', text: `Serial number ${serial}` },
      ],
    }
  },
})
