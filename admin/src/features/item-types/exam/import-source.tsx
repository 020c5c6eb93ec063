import type { ImportFormat } from '@portico/shared/contract/exams/question-pools.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'

const labels: Readonly<Record<ImportFormat, string>> = { gift: 'Moodle GIFT', aiken: 'Aiken', csv: 'CSV' }
const formats = Object.keys(labels) as ImportFormat[]
const help: Readonly<Record<ImportFormat, string>> = {
  gift: 'One or several correct answers, true or false, fill in the blank; feedback on answers.',
  aiken: 'A line with the question, lines “A) …” with the answers, and “ANSWER: A”.',
  csv: 'Columns: question, correct (such as 2 or 1;3, true or false), answer 1, answer 2 … Optional: type, points, explanation, feedback 1, feedback 2 …',
}

type Source = { format: ImportFormat; text: string }

/** Takes a file of questions, or its text. */
export function ImportSource({ source, onChange }: { source: Source; onChange: (source: Source) => void }) {
  const open = async (file: File | undefined) => {
    if (!file) return
    const text = await file.text()
    onChange({ format: formatOfFile(file.name, text), text })
  }
  return (
    <div className="stack">
      <Field label="File" optional>
        <input
          className="input"
          type="file"
          aria-label="File"
          accept=".txt,.gift,.csv,text/plain,text/csv"
          onChange={(event) => void open(event.target.files?.[0])}
        />
      </Field>
      <Field label="Format" help={help[source.format]}>
        <Select
          value={source.format}
          options={formats.map((value) => ({ value, label: labels[value] }))}
          onChange={(event) => {
            const format = formats.find((one) => one === event.target.value)
            if (format) onChange({ ...source, format })
          }}
        />
      </Field>
      <Field label="Text" help="Filled from the file, or paste your questions here.">
        <TextArea
          rows={8}
          maxLength={1_000_000}
          value={source.text}
          onChange={(event) => onChange({ ...source, text: event.target.value })}
        />
      </Field>
    </div>
  )
}

/** Detects a file's question format by its name and by the ANSWER lines that Aiken always has. */
function formatOfFile(name: string, text: string): ImportFormat {
  if (/\.csv$/i.test(name)) return 'csv'
  return /^[ \t]*ANSWER[ \t]*:[ \t]*[A-Z][.)]?[ \t]*\r?$/im.test(text) ? 'aiken' : 'gift'
}
