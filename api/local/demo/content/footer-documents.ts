import type { DemoPortal, DemoSheet } from './types.ts'

const addressOf = ({ company }: DemoPortal): string =>
  [company.address, company.address_2, `${company.city}, ${company.state} ${company.zip_code}`]
    .filter(Boolean)
    .join(', ')

/** What a buyer's accounting asks a seller for before it pays an invoice. */
export const w9Sheet = (portal: DemoPortal): DemoSheet => ({
  heading: 'Taxpayer information (W-9)',
  intro: 'For accounting departments that pay by purchase order or invoice.',
  sections: [
    { title: 'Name', lines: [portal.company.name] },
    { title: 'Federal tax classification', lines: ['Limited liability company, taxed as a corporation'] },
    { title: 'Postal address', lines: [addressOf(portal)] },
    { title: 'Employer identification number', lines: [portal.company.tax_id ?? ''] },
    { title: 'Backup withholding', lines: ['Exempt payee code: 5. Not subject to backup withholding.'] },
  ],
})

/** The terms under which a portal licenses SCORM packages to another learning management system. */
export const scormAgreementSheet = (portal: DemoPortal): DemoSheet => ({
  heading: 'SCORM license agreement',
  intro: `Between ${portal.company.name} and the organization that runs the course packages in its own learning management system.`,
  sections: [
    {
      title: 'License',
      lines: ['The packages may be run in one system, for the number of learners that was paid for.'],
    },
    { title: 'Content', lines: ['Texts and pictures stay unchanged, and the packages are not passed on to others.'] },
    { title: 'Updates', lines: ['New versions are delivered while the license runs. It runs for 12 months.'] },
    {
      title: 'Ending',
      lines: ['Either side may end it with 30 days’ notice. A breach may be cured within 30 days.'],
    },
    {
      title: 'Records',
      lines: ['The organization keeps the learners’ results. Certificates come from its own system.'],
    },
  ],
})
