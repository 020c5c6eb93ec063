import { useId } from 'react'
import type { ReactNode } from 'react'
import { FieldContext } from './field-wiring.ts'
import { Icon } from './icon.tsx'

export interface FieldProps {
  label: ReactNode
  help?: ReactNode | undefined
  error?: string | undefined
  required?: boolean | undefined
  /** Adds "(optional)" to the label of an optional field. */
  optional?: boolean | undefined
  /** Set this if an error summary must link to the control. */
  id?: string | undefined
  children: ReactNode
}

/** Label above the control, help and error below it; linked to the control by aria-describedby. */
export function Field({ label, help, error, required, optional, id, children }: FieldProps) {
  const own = useId()
  const control = id ?? own
  const described = [error && `${control}-error`, help && `${control}-help`].filter(Boolean).join(' ')
  const wiring = {
    id: control,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    required: required || undefined,
  }
  return (
    <div className="field">
      <label className="field-label" htmlFor={control}>
        {label}
        {optional ? <span className="field-optional"> (optional)</span> : null}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {help ? (
        <p className="field-help" id={`${control}-help`}>
          {help}
        </p>
      ) : null}
      {error ? (
        <p className="field-error" id={`${control}-error`}>
          <Icon name="warning" size="small" />
          {error}
        </p>
      ) : null}
    </div>
  )
}
