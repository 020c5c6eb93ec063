import { mail } from '../../notifications/door.ts'

/** Sent to the holder of a new certificate, with the certificate attached. */
export const certificateIssued = mail({
  kind: 'transactional',
  about: 'certificate_issued',
  sample: {
    course: 'Safe lifting',
    serial: 'ABCDE-FGHJK-LMNPQ-RSTVW',
    check_url: 'https://academy.example/certificates/ABCDE-FGHJK-LMNPQ-RSTVW',
  },
  write: ({ course, serial, check_url }) => ({
    heading: `Your certificate for ${course}`,
    parts: [
      { kind: 'text', text: 'Your certificate is attached. Anyone can verify it online:' },
      { kind: 'button', label: 'Verify this certificate', url: check_url },
      { kind: 'quiet', text: `Serial number ${serial}` },
    ],
  }),
})
