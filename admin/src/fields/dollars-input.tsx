import { useState, type RefCallback } from 'react'
import { TextInput } from '@portico/shared/ui/text-input.tsx'

/** Input for an amount stored in cents and typed in dollars. Unfocused, it shows two decimals: 22.50, not 22.5. */
export function DollarsInput({
  cents,
  least_cents,
  onChange,
  onLeave,
  ...rest
}: {
  cents: number
  least_cents: number
  onChange: (cents: number) => void
  onLeave?: () => void
  name?: string
  ref?: RefCallback<HTMLElement>
}) {
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      {...rest}
      type="number"
      min={least_cents / 100}
      step={0.01}
      inputMode="decimal"
      value={typed ?? (Number.isNaN(cents) ? '' : (cents / 100).toFixed(2))}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(Math.round(event.target.valueAsNumber * 100))
      }}
      onBlur={() => {
        setTyped(undefined)
        onLeave?.()
      }}
    />
  )
}
