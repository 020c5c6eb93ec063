import { expect, test } from 'vitest'
import { starterLayout } from '@portico/shared/rules/credentials/certificates/starter-layout.ts'
import type { CertificateLayout } from '@portico/shared/schemas/certificates.ts'
import { pdfText } from '../../../../../tests/support/pdf-text.ts'
import { drawCertificate } from './certificate-pdf.ts'
import type { DrawnCertificate } from './facts.ts'
import { firstOverflowingText } from './first-overflowing-text.ts'

type Options = { course?: string; layout?: CertificateLayout | null }
const certificateOf = (
  learner: string,
  { course = 'Ethics', layout = starterLayout }: Options = {},
): DrawnCertificate => ({
  serial: 'AAAA-BBBB',
  issued_at: new Date('2026-11-22T12:00:00Z'),
  expires_at: null,
  snapshot: {
    learner,
    course,
    duration_minutes: 60,
    statement: 'has completed the course',
    title: 'Certificate',
    signatory_name: '',
    signatory_title: '',
    organizations: [],
    instructors: [],
    portal: 'Portico',
    company: 'Portico',
    logo: '',
    time_zone: 'America/New_York',
    finished_at: '2026-11-22T12:00:00Z',
    layout,
  },
})
const draw = (certificate: DrawnCertificate) =>
  drawCertificate({
    from: null,
    certificate,
    check_url: 'https://example.com/certificates/AAAA-BBBB',
    storage: { get: () => Promise.resolve(null) },
  })

test('draws certificates without blocking the thread that serves requests', async () => {
  await draw(certificateOf('Ada'))
  const [own, all] = [process.threadCpuUsage(), process.cpuUsage()]
  const drawn = await Promise.all(Array.from({ length: 12 }, (_, n) => draw(certificateOf(`Łukasz Example ${n}`))))
  const [ownAfter, allAfter] = [process.threadCpuUsage(own), process.cpuUsage(all)]
  for (const pdf of drawn) expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(ownAfter.user).toBeLessThan(allAfter.user / 4)
}, 180_000)

const names = [
  'Ada',
  'Wolfeschlegelsteinhausenbergerdorff',
  'Maximiliane Alexandra Wilhelmine von und zu Hohenzollern-Sigmaringen',
  'María de los Ángeles Fernández-Cuesta y Rodríguez de la Borbolla Núñez de Balboa Pérez',
  'Константин Константинович Константинопольский-Преображенский',
  'Ευαγγελία Παπαδημητρακοπούλου-Παπακωνσταντίνου',
  'W'.repeat(60),
  'W'.repeat(120),
]
const courseTitle = 'Continuing Education in the Prevention of Infections for Front Desk Staff of Small Clinics'
const ownText = (text: string) => text.replaceAll(/[\s|]+/g, '')

test.for([
  ['the first layout of a template', starterLayout],
  ['our own layout', null],
] as const)(
  'prints long names and titles on %s in full on one page, or rejects them',
  { timeout: 180_000 },
  async ([, layout]) => {
    const refused: string[] = []
    for (const name of names) {
      const certificate = certificateOf(name, { course: courseTitle, layout })
      const what = firstOverflowingText(certificate)
      if (what !== null) {
        refused.push(`${name.length}: ${what}`)
        continue
      }
      const pdf = await draw(certificate)
      const text = await pdfText(pdf)
      expect(ownText(text)).toContain(ownText(name))
      expect(ownText(text)).toContain(ownText(courseTitle))
      expect(text).not.toContain('…')
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
    }
    expect(refused).toEqual(['60: Learner’s name', '120: Learner’s name'])
  },
)
