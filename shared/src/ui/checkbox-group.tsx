import { useId } from 'react'
import type { ReactNode } from 'react'
import type { RadioOption } from './radio-group.tsx'

/** A multiple-choice question with a large click target per answer; the multi-select counterpart of RadioGroup. */
export function CheckboxGroup<Value extends string | number>({
  legend,
  hideLegend,
  options,
  values,
  onChange,
  help,
  disabled,
}: {
  legend: ReactNode
  hideLegend?: boolean | undefined
  options: readonly RadioOption<Value>[]
  values: readonly Value[]
  onChange: (values: Value[]) => void
  help?: ReactNode | undefined
  disabled?: boolean | undefined
}) {
  const own = useId()
  const toggled = (value: Value) =>
    options
      .map((option) => option.value)
      .filter((each) => (each === value ? !values.includes(each) : values.includes(each)))
  return (
    <fieldset className="field" disabled={disabled} aria-describedby={help ? `${own}-help` : undefined}>
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
              type="checkbox"
              value={option.value}
              checked={values.includes(option.value)}
              disabled={option.disabled}
              onChange={() => onChange(toggled(option.value))}
            />
            <span>{option.label}</span>
            {option.help ? <span className="field-help">{option.help}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
