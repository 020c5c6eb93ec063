import { useId } from 'react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export interface RadioOption<Value extends string | number> {
  value: Value
  label: ReactNode
  help?: ReactNode | undefined
  disabled?: boolean | undefined
}

/** A single-choice question with a large click target per answer (the whole card). Arrow keys move as in native radio groups. */
export function RadioGroup<Value extends string | number>({
  legend,
  hideLegend,
  name,
  options,
  value,
  onChange,
  help,
  error,
  disabled,
}: {
  legend: ReactNode
  hideLegend?: boolean | undefined
  name?: string | undefined
  options: readonly RadioOption<Value>[]
  value: Value | null | undefined
  onChange: (value: Value) => void
  help?: ReactNode | undefined
  error?: string | undefined
  disabled?: boolean | undefined
}) {
  const own = useId()
  return (
    <fieldset
      className="field"
      disabled={disabled}
      aria-describedby={[help && `${own}-help`, error && `${own}-error`].filter(Boolean).join(' ') || undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={hideLegend ? 'visually-hidden' : 'field-label'}>{legend}</legend>
      {help ? (
        <p className="field-help" id={`${own}-help`}>
          {help}
        </p>
      ) : null}
      <div className="choice-list">
        {options.map((option) => (
          <label key={option.value} className="choice-card choice">
            <input
              type="radio"
              name={name ?? own}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
            {option.help ? <span className="field-help">{option.help}</span> : null}
          </label>
        ))}
      </div>
      {error ? (
        <p className="field-error" id={`${own}-error`}>
          <Icon name="warning" size="small" />
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
