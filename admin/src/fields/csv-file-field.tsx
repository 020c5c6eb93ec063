import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'

/** A CSV file, which is checked as soon as it is chosen. */
export const CsvFileField = ({ help, busy, onFile }: { help: string; busy: boolean; onFile: (file: File) => void }) => (
  <>
    <Field label="CSV file" help={help}>
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
