export type RosterFormatName = 'generic' | 'ce_broker'

/** The header row of each form of roster; null where the agency takes none. Apart from the forms, so that the page that checks packets stays small. */
export const rosterHeadings: Readonly<Record<RosterFormatName, readonly string[] | null>> = {
  generic: [
    'Last name',
    'First name',
    'Profession',
    'License state',
    'License number',
    'Course',
    'Provider number',
    'Course approval number',
    'Completed on',
    'Hours',
    'Hours by subject',
    'Certificate number',
  ],
  ce_broker: null,
}
