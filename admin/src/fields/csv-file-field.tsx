import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'

/** Field for a CSV file, which is validated as soon as it is chosen. */
export const CsvFileField = ({ help, busy, onFile }: { help: string; busy: boolean; onFile: (file: File) => void }) => (
  <>
    <Field label="CSV file" help={help}>
      <TextInput
        type="file"
        accept=".csv,.txt,text/csv"
        disabled={busy}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // Reset, so that the same file can be chosen again after it was fixed.
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
