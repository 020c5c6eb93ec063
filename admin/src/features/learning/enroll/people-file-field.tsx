import { CsvFileField } from '../../../fields/csv-file-field.tsx'

/** Takes a file of people; choosing it enrolls no one yet. */
export const PeopleFileField = ({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) => (
  <CsvFileField
    help="Needs a column “Email”. A column “Due on” (2026-12-31) gives people a due date of their own. Up to 10,000 rows. The file is checked first: nobody is enrolled until you confirm."
    busy={busy}
    onFile={onFile}
  />
)
