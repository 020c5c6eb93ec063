import type { LayoutField } from '@portico/shared/schemas/certificates.ts'
import {
  certificatePage,
  smallestField_pt,
  type LayoutFieldKind,
} from '@portico/shared/states/credentials/layout-field.ts'

type Layout = readonly LayoutField[]
type Box = Pick<LayoutField, 'x' | 'y' | 'width' | 'height'>

const { width_pt, height_pt } = certificatePage
const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, Math.round(value)))

/** Rounds a box to whole points and keeps it on the page, whatever was typed or dragged. */
export function onPage({ x, y, width, height }: Box): Box {
  const size = {
    width: between(smallestField_pt, width, width_pt),
    height: between(smallestField_pt, height, height_pt),
  }
  return { x: between(0, x, width_pt - size.width), y: between(0, y, height_pt - size.height), ...size }
}

export const changeField = (layout: Layout, id: string, change: Partial<LayoutField>): LayoutField[] =>
  layout.map((field) => {
    if (field.id !== id) return field
    const changed = { ...field, ...change }
    return { ...changed, ...onPage(changed) }
  })

export const removeField = (layout: Layout, id: string): LayoutField[] => layout.filter((field) => field.id !== id)

/** Adds a field in the middle of the page, with an unused id. */
export function addField(layout: Layout, kind: LayoutFieldKind): { layout: LayoutField[]; id: string } {
  let number = 1
  while (layout.some((field) => field.id === `${kind}-${number}`)) number += 1
  const id = `${kind}-${number}`
  const isSquare = kind === 'check'
  const field: LayoutField = {
    id,
    kind,
    x: isSquare ? 360 : 246,
    y: 280,
    width: isSquare ? 72 : 300,
    height: isSquare ? 72 : 36,
    font_size: 12,
    align: 'center',
    weight: 'normal',
    color: '#16202e',
    text: kind === 'text' ? 'Text' : '',
  }
  return { layout: [...layout, field], id }
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Applies a key to a field: arrows move it by a point, with Shift by ten; with Alt they change its size. Returns null for every other key. */
export function keyStep(
  field: Box,
  { key, shiftKey, altKey }: { key: string; shiftKey: boolean; altKey: boolean },
): Box | null {
  const step = steps[key]
  if (!step) return null
  const [dx, dy] = step.map((part) => part * (shiftKey ? 10 : 1)) as [number, number]
  return onPage(
    altKey
      ? { ...field, width: field.width + dx, height: field.height + dy }
      : { ...field, x: field.x + dx, y: field.y + dy },
  )
}
