import { useState } from 'react'
import { Icon } from './icon.tsx'

/** A whole-number field with minus and plus buttons. On blur, an empty or invalid entry reverts to the last valid value. */
export function QuantityInput({
  label,
  value,
  onChange,
  min = 1,
  max = 9999,
  disabled,
}: {
  /** Names the item being counted: "Quantity of Safe Lifting". */
  label: string
  value: number
  onChange: (quantity: number) => void
  min?: number | undefined
  max?: number | undefined
  disabled?: boolean | undefined
}) {
  const [draft, setDraft] = useState<string | null>(null)
  const bounded = (quantity: number) => Math.min(max, Math.max(min, quantity))
  const typed = (text: string) => {
    setDraft(text)
    const quantity = Number(text)
    if (text !== '' && Number.isInteger(quantity) && quantity === bounded(quantity)) onChange(quantity)
  }
  const left = () => {
    const quantity = Math.trunc(Number(draft))
    if (draft !== null && draft !== '' && Number.isFinite(quantity)) onChange(bounded(quantity))
    setDraft(null)
  }
  const step = (by: number) => {
    setDraft(null)
    onChange(bounded(value + by))
  }
  return (
    <div className="quantity" role="group" aria-label={label}>
      <button type="button" aria-label="Decrease quantity" disabled={disabled || value <= min} onClick={() => step(-1)}>
        <Icon name="minus" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        step={1}
        value={draft ?? value}
        disabled={disabled}
        onChange={(event) => typed(event.target.value)}
        onBlur={left}
      />
      <button type="button" aria-label="Increase quantity" disabled={disabled || value >= max} onClick={() => step(1)}>
        <Icon name="plus" />
      </button>
    </div>
  )
}
