import type { LayoutField } from '@portico/shared/schemas/certificates.ts'
import { certificatePage } from '@portico/shared/states/credentials/layout-field.ts'
import { useRef, type PointerEvent } from 'react'
import { changeField, onPage } from './layout-fields.ts'
import type { TemplateState } from './use-template.ts'

const { width_pt, height_pt } = certificatePage
/** A shorter movement counts as a click with an unsteady hand. */
const leastMove_pt = 2

type Drag = { id: string; from: LayoutField; x: number; y: number; isSizing: boolean; hasMoved: boolean }
type Options = { template: TemplateState; layout: readonly LayoutField[]; onSelect: (id: string) => void }

/** Moves a field by pointer, or resizes it by its corner; the whole drag is one undo step. */
export function useFieldDrag({ template, layout, onSelect }: Options) {
  const layer = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag | null>(null)
  const begin = (event: PointerEvent<HTMLElement>, from: LayoutField) => {
    if (event.button !== 0) return
    onSelect(from.id)
    event.currentTarget.setPointerCapture(event.pointerId)
    const isSizing = event.target instanceof Element && event.target.closest('[data-corner]') !== null
    drag.current = { id: from.id, from, x: event.clientX, y: event.clientY, isSizing, hasMoved: false }
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag
    const shown = layer.current?.getBoundingClientRect()
    if (!current || !shown) return
    const dx = ((event.clientX - current.x) / shown.width) * width_pt
    const dy = ((event.clientY - current.y) / shown.height) * height_pt
    if (!current.hasMoved && Math.abs(dx) + Math.abs(dy) < leastMove_pt) return
    if (!current.hasMoved) template.mark()
    current.hasMoved = true
    const { x, y, width, height } = current.from
    const box = current.isSizing
      ? { x, y, width: width + dx, height: height + dy }
      : { x: x + dx, y: y + dy, width, height }
    template.change({ layout: changeField(layout, current.id, onPage(box)) }, false)
  }
  const end = () => {
    drag.current = null
  }
  return { layer, begin, move, end }
}
