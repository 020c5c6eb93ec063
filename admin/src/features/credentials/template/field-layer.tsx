import type { LayoutField } from '@portico/shared/schemas/certificates.ts'
import { certificatePage, layoutFields } from '@portico/shared/states/credentials/layout-field.ts'
import type { CSSProperties, KeyboardEvent } from 'react'
import { changeField, keyStep, removeField } from './layout-fields.ts'
import { useFieldDrag } from './use-field-drag.ts'
import type { TemplateState } from './use-template.ts'

const { width_pt, height_pt } = certificatePage
const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

const boxStyle = ({ x, y, width, height }: LayoutField): CSSProperties => ({
  left: percent(x, width_pt),
  top: percent(y, height_pt),
  width: percent(width, width_pt),
  height: percent(height, height_pt),
})

type Props = {
  template: TemplateState
  layout: readonly LayoutField[]
  selected: string | null
  onSelect: (id: string | null) => void
}

/** Shows the fields as boxes on the page: drag them or use arrow keys to move, and the corner or Alt to resize. */
export function FieldLayer({ template, layout, selected, onSelect }: Props) {
  const { layer, begin, move, end } = useFieldDrag({ template, layout, onSelect })
  const press = (event: KeyboardEvent, field: LayoutField) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      if (!layoutFields[field.kind].needed) template.change({ layout: removeField(layout, field.id) })
      return
    }
    const box = keyStep(field, event)
    if (!box) return
    event.preventDefault()
    template.change({ layout: changeField(layout, field.id, box) }, !event.repeat)
  }
  return (
    <div ref={layer} className="certificate-fields" role="group" aria-label="Fields on the certificate">
      {layout.map((field) => (
        <button
          key={field.id}
          type="button"
          className="certificate-field"
          style={boxStyle(field)}
          aria-pressed={field.id === selected}
          aria-label={`${labelOf(field)}, ${field.x} from the left, ${field.y} from the top`}
          onFocus={() => onSelect(field.id)}
          onPointerDown={(event) => begin(event, field)}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
          onKeyDown={(event) => press(event, field)}
        >
          <span className="certificate-name" aria-hidden="true">
            {layoutFields[field.kind].label}
          </span>
          <span className="certificate-corner" data-corner="" />
        </button>
      ))}
    </div>
  )
}

/** Returns the name of a field; for texts, the beginning of the text. */
export const labelOf = ({ kind, text }: LayoutField): string =>
  kind === 'text' && text !== '' ? `Text “${text.slice(0, 30)}”` : layoutFields[kind].label
