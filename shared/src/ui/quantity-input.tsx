import { useId, useState } from 'react'
import { wholeQuantity } from '../rules/orders/cart/whole-quantity.ts'
import { Icon } from './icon.tsx'

/** A whole-number field with minus and plus buttons. On blur, an empty entry reverts to the last value, and a corrected one says so. */
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
  const noteId = useId()
  const { draft, note, typed, left, step } = useQuantity({ value, min, max, onChange })
  return (
    <>
      <div className="quantity" role="group" aria-label={label}>
        <button
          type="button"
          aria-label="Decrease quantity"
          disabled={disabled || value <= min}
          onClick={() => step(-1)}
        >
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
          aria-describedby={note === null ? undefined : noteId}
          onChange={(event) => typed(event.target.value)}
          onBlur={left}
        />
        <button
          type="button"
          aria-label="Increase quantity"
          disabled={disabled || value >= max}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <p id={noteId} role="status" className="quantity-note">
        {note}
      </p>
    </>
  )
}

type Bounded = { value: number; min: number; max: number; onChange: (quantity: number) => void }

function useQuantity({ value, min, max, onChange }: Bounded) {
  const [draft, setDraft] = useState<string | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const typed = (text: string) => {
    setDraft(text)
    setNote(null)
    const { quantity, note: corrected } = wholeQuantity(Number(text), { min, max })
    if (text !== '' && corrected === null) onChange(quantity)
  }
  const left = () => {
    if (draft !== null && draft !== '') {
      const { quantity, note: corrected } = wholeQuantity(Number(draft), { min, max })
      onChange(quantity)
      setNote(corrected)
    }
    setDraft(null)
  }
  const step = (by: number) => {
    setDraft(null)
    setNote(null)
    onChange(Math.min(max, Math.max(min, value + by)))
  }
  return { draft, note, typed, left, step }
}
