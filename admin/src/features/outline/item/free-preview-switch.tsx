import { itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import { Checkbox } from '@portico/shared/ui/checkbox.tsx'

type Props = { type: ItemType; isOn: boolean; error: string | undefined; onChange: (isOn: boolean) => void }

/** Switches whether visitors may open an item without an account; part of the draft. Nothing for types that only learners can take. */
export function FreePreviewSwitch({ type, isOn, error, onChange }: Props) {
  if (!itemTypeOf(type).may_be_free_preview) return null
  return (
    <Checkbox
      role="switch"
      label="Free preview"
      help={
        isOn
          ? 'Once published, visitors can open this item from the course page, without an account.'
          : 'Only learners of the course can open this item.'
      }
      checked={isOn}
      aria-checked={isOn}
      error={error}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}
