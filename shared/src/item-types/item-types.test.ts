import { expect, test } from 'vitest'
import { pageOfPath } from '../pages/page-of-path.ts'
import { itemTypeNames } from './item-type.ts'
import { findItemType, itemTypes, itemTypeUrlNames } from './item-types.ts'

test('[OP-79] gives native SCORM two wire names and labels surveys Knowledge Check', () => {
  for (const type of itemTypeNames) expect(findItemType(type)).toBe(type)
  expect(findItemType('NativeScormModule')).toBe('ScormModule')
  expect(findItemType('Game')).toBeNull()
  expect(itemTypes.Survey.label).toBe('Knowledge Check')
})

test('uses no name for two types', () => {
  expect(new Set(itemTypeUrlNames).size).toBe(itemTypeUrlNames.length)
})

test('has a page for the path of every type', () => {
  for (const type of itemTypeNames) {
    const { segment } = itemTypes[type]
    const path = segment === null ? `modules/3/${type}/4` : `${segment}/4`
    const page = pageOfPath(`/courses/learner/safe-lifting/7/outline/${path}`)
    expect({ type, made: page?.made }).toEqual({ type, made: 'shell' })
  }
})

test(`accepts only items of a declaration's own name`, () => {
  for (const type of itemTypeNames) expect(itemTypes[type].item.entries.itemable_type.literal).toBe(type)
})
