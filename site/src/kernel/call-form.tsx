import type { FieldErrors } from '@portico/shared/schemas/forms.ts'
import { Form } from '@portico/shared/ui/form.tsx'
import type { ReactNode } from 'react'
import { FormProblems } from './form-problems.tsx'

type State = { submit: () => Promise<void>; failure: string | null; errors: FieldErrors }

/** Form wrapper for `useForm` with errors above the fields. Field `email` of form `login` has the id `login-email`. */
export function CallForm({
  name,
  form,
  labels,
  intro,
  className = 'stack account-form',
  label,
  children,
}: {
  name: string
  form: State
  labels?: Readonly<Record<string, string>>
  /** shown above the errors */
  intro?: ReactNode
  className?: string
  /** accessible name, if the page has several forms */
  label?: string
  children: ReactNode
}) {
  return (
    <Form className={className} aria-label={label} onSubmit={() => void form.submit()}>
      {intro}
      <FormProblems form={name} failure={form.failure} errors={form.errors} {...(labels ? { labels } : {})} />
      {children}
    </Form>
  )
}
