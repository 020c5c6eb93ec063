import { parseColor } from '@portico/shared/rules/portals/parse-color.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import type { UseFormRegisterReturn } from 'react-hook-form'

const hexOf = (color: string): string => {
  const parts = parseColor(color)
  return parts ? `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}` : '#000000'
}

/** Color as text, in any notation of FRM-029, next to the browser's color picker. */
export function BrandColorField({
  label,
  help,
  value,
  error,
  register,
  onPick,
}: {
  label: string
  help: string
  value: string
  error: string | undefined
  register: UseFormRegisterReturn
  onPick: (color: string) => void
}) {
  return (
    <Field label={label} help={help} error={error} required>
      <span className="color-row">
        <input
          type="color"
          className="color-pick"
          aria-label={`Pick: ${label}`}
          value={hexOf(value)}
          onChange={(event) => onPick(event.target.value)}
        />
        <TextInput {...register} autoComplete="off" spellCheck={false} />
      </span>
    </Field>
  )
}
