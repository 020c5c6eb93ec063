import { expect, test } from 'vitest'
import { pageOfPath } from '../pages/page-of-path.ts'
import { itemTypeNames } from './item-type.ts'
import { findItemType, itemTypes, itemTypeWords } from './item-types.ts'

test('[HOUSE-2] [OP-79] native SCORM has two names on the wire and a survey is called Knowledge Check', () => {
  for (const type of itemTypeNames) expect(findItemType(type)).toBe(type)
  expect(findItemType('NativeScormModule')).toBe('ScormModule')
  expect(findItemType('Game')).toBeNull()
  expect(itemTypes.Survey.label).toBe('Knowledge Check')
})

test('[HOUSE-2] no word means two types', () => {
  expect(new Set(itemTypeWords).size).toBe(itemTypeWords.length)
})

test('[HOUSE-2] the address of every type has its page', () => {
  for (const type of itemTypeNames) {
    const { segment } = itemTypes[type]
    const path = segment === null ? `modules/3/${type}/4` : `${segment}/4`
    const page = pageOfPath(`/courses/learner/safe-lifting/7/outline/${path}`)
    expect({ type, made: page?.made }).toEqual({ type, made: 'shell' })
  }
})

test('[HOUSE-2] every declaration answers items of its own name only', () => {
  for (const type of itemTypeNames) expect(itemTypes[type].item.entries.itemable_type.literal).toBe(type)
})
