import { expect, test } from 'vitest'
import { starterLayout } from '@portico/shared/rules/certificates/starter-layout.ts'
import { drawCertificate } from './certificate-pdf.ts'

const draw = (learner: string) =>
  drawCertificate({
    certificate: {
      serial: 'AAAA-BBBB',
      issued_at: new Date('2026-11-22T12:00:00Z'),
      expires_at: null,
      snapshot: {
        learner,
        course: 'Ethics',
        duration_minutes: 60,
        statement: '',
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
        layout: starterLayout,
      },
    },
    check_url: 'https://example.com/certificates/AAAA-BBBB',
    storage: { get: () => Promise.resolve(null) },
  })

test('[STUMBLE-8] while certificates are drawn, the thread that answers everybody else computes next to nothing', async () => {
  await draw('Ada')
  const [own, all] = [process.threadCpuUsage(), process.cpuUsage()]
  const drawn = await Promise.all(Array.from({ length: 12 }, (_, n) => draw(`Łukasz Example ${n}`)))
  const [ownAfter, allAfter] = [process.threadCpuUsage(own), process.cpuUsage(all)]
  for (const pdf of drawn) expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(ownAfter.user).toBeLessThan(allAfter.user / 4)
}, 180_000)
