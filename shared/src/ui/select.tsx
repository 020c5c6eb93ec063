import type { ComponentProps } from 'react'
import { useFieldWiring } from './field-wiring.ts'
import { Icon } from './icon.tsx'

export interface SelectOption {
  value: string | number
  label: string
  disabled?: boolean | undefined
}

/** The native select. `placeholder` is an empty first choice. */
export function Select({
  options,
  placeholder,
  className,
  ...rest
}: ComponentProps<'select'> & { options: readonly SelectOption[]; placeholder?: string | undefined }) {
  return (
    <span className="select">
      <select {...useFieldWiring()} {...rest} className={`input ${className ?? ''}`}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  )
}
