import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'

/** A file of people; it is checked as soon as it is chosen, and nobody is enrolled by that. */
export const FileField = ({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) => (
  <>
    <Field
      label="CSV file"
      help="A column Email, and Due on (2026-12-31) for a day of somebody’s own. Up to 10,000 rows. It is checked first: nobody is enrolled before you confirm."
    >
      <TextInput
        type="file"
        accept=".csv,.txt,text/csv"
        disabled={busy}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file can be chosen again once it is mended.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </Field>
    <p role="status" className="muted small">
      {busy ? 'Checking the file…' : ''}
    </p>
  </>
)
