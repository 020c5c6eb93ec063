import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** A checkbox with its own label, help and error. */
export function Checkbox({
  label,
  help,
  error,
  id,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  help?: ReactNode | undefined
  error?: string | undefined
}) {
  const own = useId()
  const control = id ?? own
  const described = [error && `${control}-error`, help && `${control}-help`].filter(Boolean).join(' ')
  return (
    <div className="choice" data-invalid={error ? '' : undefined}>
      <input
        {...rest}
        type="checkbox"
        id={control}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
      />
      <label htmlFor={control}>{label}</label>
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
