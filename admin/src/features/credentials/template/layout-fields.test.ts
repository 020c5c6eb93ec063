import { starterLayout } from '@portico/shared/rules/credentials/certificates/starter-layout.ts'
import { certificatePage, layoutFieldKinds, smallestField_pt } from '@portico/shared/states/credentials/layout-field.ts'
import { expect, test } from 'vitest'
import { addField, changeField, keyStep, onPage, removeField } from './layout-fields.ts'

const logo = starterLayout[0] ?? expect.unreachable()

test('arrow keys move a field 1 pt, with Shift 10 pt, with Alt resize it', () => {
  const press = (key: string, held: { shiftKey?: boolean; altKey?: boolean } = {}) =>
    keyStep(logo, { key, shiftKey: false, altKey: false, ...held })
  expect(press('ArrowRight')).toMatchObject({ x: logo.x + 1, y: logo.y })
  expect(press('ArrowUp', { shiftKey: true })).toMatchObject({ x: logo.x, y: logo.y - 10 })
  expect(press('ArrowDown', { altKey: true })).toMatchObject({ y: logo.y, height: logo.height + 1 })
  expect(press('a')).toBe(null)
})

test('dragging never moves a field off the page or shrinks it to nothing', () => {
  for (const x of [-500, 0, 300.4, 900])
    for (const size of [-4, 20, 5000]) {
      const box = onPage({ x, y: x, width: size, height: size })
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(certificatePage.width_pt)
      expect(box.y + box.height).toBeLessThanOrEqual(certificatePage.height_pt)
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(smallestField_pt)
    }
})

test('fields get unique ids, change independently and can be removed', () => {
  const first = addField(starterLayout, 'text')
  const second = addField(first.layout, 'text')
  expect([first.id, second.id]).toEqual(['text-1', 'text-2'])
  const changed = changeField(second.layout, 'text-1', { text: 'Hello', x: 10 })
  expect(changed.find(({ id }) => id === 'text-1')).toMatchObject({ text: 'Hello', x: 10 })
  expect(changed.find(({ id }) => id === 'text-2')).toMatchObject({ text: 'Text' })
  expect(removeField(changed, 'text-1')).toHaveLength(starterLayout.length + 1)
  for (const kind of layoutFieldKinds) expect(addField([], kind).layout[0]).toMatchObject({ kind })
})
