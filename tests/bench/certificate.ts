import { starterLayout } from '../../shared/src/rules/credentials/certificates/starter-layout.ts'
import { drawCertificate } from '../../api/src/domains/credentials/certificates/certificate-pdf.ts'
import type { Bench } from './support/bench.ts'

const count = 200
const least_per_s = 30

const draw = (learner: string) =>
  drawCertificate({
    from: null,
    certificate: {
      serial: '0000-1111-2222-3333-4444-5555-6666',
      issued_at: new Date(),
      expires_at: new Date(),
      snapshot: {
        learner,
        course: 'HIPAA Essentials for Front Desk Staff',
        duration_minutes: 60,
        ce_credits: 1.5,
        statement: 'has completed every lesson and passed the final exam of',
        title: 'Certificate of Completion',
        signatory_name: 'Eleanor Vasquez-Brandt',
        signatory_title: 'Director of Education',
        organizations: [{ name: 'Portico Nursing Education', provider_number: '50-20418' }],
        instructors: ['Mara Lind'],
        portal: 'Portico',
        company: 'Portico Academy',
        logo: '',
        time_zone: 'America/New_York',
        finished_at: new Date().toISOString(),
        layout: starterLayout,
      },
    },
    check_url: 'https://portico.example/certificates/0000-1111-2222-3333-4444-5555-6666',
    storage: { get: () => Promise.resolve(null) },
  })

/** Measures how fast the worker draws certificates, one after another in one process, each for a different name. */
export const bench: Bench = {
  id: 'certificate',
  title: `${count} certificates of a template, one process`,
  run: async () => {
    for (const name of ['Ada', 'Łukasz', 'Ольга']) await draw(name)
    const start = performance.now()
    for (let one = 0; one < count; one += 1) await draw(`Łukasz Example ${one}`)
    const per_s = (1000 * count) / (performance.now() - start)
    return [
      {
        what: 'certificates',
        value: `${per_s.toFixed(1)} PDFs a second`,
        target: `>= ${least_per_s}`,
        met: per_s >= least_per_s,
      },
    ]
  },
}
