import { accreditationLine } from '@portico/shared/rules/credentials/accreditation/accreditation-text.ts'
import { licenseLine } from '@portico/shared/rules/credentials/accreditation/matching-license.ts'
import type { CertificateSnapshot } from '../tables.ts'

/** Returns every text that a certificate prints, with its label. */
export function snapshotTexts(snapshot: CertificateSnapshot): { what: string; text: string }[] {
  return [
    { what: 'the learner’s name', text: snapshot.learner },
    { what: 'the title of the course', text: snapshot.course },
    { what: 'the title of the certificate', text: snapshot.title },
    { what: 'the statement', text: snapshot.statement },
    { what: 'the signature', text: `${snapshot.signatory_name}${snapshot.signatory_title}` },
    { what: 'the instructors', text: snapshot.instructors.join('') },
    { what: 'the company', text: snapshot.company },
    {
      what: 'the organizations',
      text: snapshot.organizations.map((one) => `${one.name}${one.provider_number ?? ''}`).join(''),
    },
    {
      what: 'the accreditation',
      text: (snapshot.accreditations ?? []).map(accreditationLine).join(''),
    },
    { what: 'the license', text: (snapshot.licenses ?? []).map(licenseLine).join('') },
    { what: 'the name of the person who completed the course', text: snapshot.completed_by_staff?.name ?? '' },
    { what: 'a text of the template', text: (snapshot.layout ?? []).map(({ text }) => text).join('') },
  ]
}
