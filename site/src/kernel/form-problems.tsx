import { errorMessage } from '@portico/shared/errors/message.ts'
import type { FieldErrors } from '@portico/shared/schemas/forms.ts'
import { ErrorSummary } from '@portico/shared/ui/error-summary.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'

/** Shown above a form: the error sentence, and links to fields with errors. Field `email` has the id `{form}-email`. */
export function FormProblems({
  form,
  failure,
  errors,
  labels = {},
}: {
  form: string
  failure: string | null
  errors: FieldErrors
  labels?: Readonly<Record<string, string>>
}) {
  const list = Object.entries(errors).flatMap(([name, [text]]) =>
    text ? [{ field_id: `${form}-${name}`, text: labels[name] ? `${labels[name]}: ${text}` : text }] : [],
  )
  const isIncomplete = Object.values(errors).some((texts) => texts.includes(errorMessage('validation.required')))
  return (
    <>
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
      {list.length > 1 ? (
        <ErrorSummary title={isIncomplete ? errorMessage('validation.required_fields') : undefined} errors={list} />
      ) : null}
    </>
  )
}
